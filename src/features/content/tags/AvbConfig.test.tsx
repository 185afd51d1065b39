import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('shows allowed configuration values and nothing else', async () => {
  const { container } = renderContentHtml(
    '<p>Call <avb-config data-key="name"></avb-config> at <avb-config data-key="phone"></avb-config><avb-config data-key="recaptcha_site_key"></avb-config>.</p>',
    { config: { name: 'The Shop', phone: '503-555-0100', recaptcha_site_key: 'key' } },
  );
  await screen.findByText(/503-555-0100/);
  expect(container.textContent).toBe('Call The Shop at 503-555-0100.');
});
