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

it.each([
  [{ name: 'The Shop', title: 'Sofas since 1950' }, 'Sofas since 1950'],
  [{ name: 'The Shop' }, 'The Shop'],
])('shows the configured title, or the name without one: %j', async (config, title) => {
  renderContentHtml('<avb-config data-key="title"></avb-config>', { config });
  expect(await screen.findByText(title)).toBeTruthy();
});
