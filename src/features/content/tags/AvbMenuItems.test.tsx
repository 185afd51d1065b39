import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

const items = [
  { node_id: 1, label: 'Delivery', request_url: '/delivery', placement: 'footer', top_menu_visibility: '0' },
  {
    node_id: 2,
    label: 'Energy',
    href_override: 'https://energy.example',
    target: '_blank',
    placement: 'footer',
  },
  { node_id: 3, label: 'Nowhere', placement: 'footer' },
  // A dealer's backend may give several items the same id.
  { node_id: 3, label: 'Prices', request_url: '/prices', placement: 'footer' },
  { node_id: 5, parent_node_id: 1, label: 'Times', request_url: '/times', placement: 'footer' },
  { node_id: 4, label: 'Sales', request_url: '/promotions', placement: 'header' },
];

it('lists the items of a placement; one without a target leads to the fallback', async () => {
  renderContentHtml('<avb-menu-items data-placement="footer"></avb-menu-items>', {
    responses: { '/menus': items },
  });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Delivery', '/delivery'],
    ['Times', '/times'],
    ['Energy', 'https://energy.example'],
    ['Nowhere', '/url-error-menu-item'],
    ['Prices', '/prices'],
  ]);
  expect(screen.getByRole('link', { name: 'Times' }).parentElement?.parentElement?.parentElement).toBe(
    screen.getByRole('link', { name: 'Delivery' }).parentElement,
  );
});
