import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('renders a sandboxed frame that cannot navigate the page', async () => {
  renderContentHtml('<iframe src="https://maps.example/a" title="Map" srcdoc="<p>" onload="x()"></iframe>');
  const frame = await screen.findByTitle('Map');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:top-navigation|forms)/);
  expect([frame.getAttribute('srcdoc'), frame.getAttribute('onload')]).toEqual([null, null]);
});
