import { fireEvent, screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

const values = [
  { value: 'norrfell', label: 'Norrfell', count: 3 },
  { value: '17', label: 'Candela Row', count: 2 },
];
const responses = {
  '/categories/default-category': {
    entity_id: '2',
    name: 'All',
    url_key: 'default-category',
    listing: {
      products: [],
      total: 5,
      page_count: 1,
      facets: [{ code: 'brand', name: 'Brand', label: 'Brand', type: 'list', values }],
    },
  },
};

it('shows the brands of data-slugs in that order by logo, or by name when the logo fails', async () => {
  renderContentHtml('<avb-brands data-slugs="candela-row,norrfell,unknown"></avb-brands>', { responses });
  const logos = await screen.findAllByRole<HTMLImageElement>('img');
  expect(logos.map(({ alt, src }) => [alt, new URL(src).pathname])).toEqual([
    ['Candela Row', '/media/brand/brands/candela-row.svg'],
    ['Norrfell', '/media/brand/brands/norrfell.svg'],
  ]);
  if (logos[1]) fireEvent.error(logos[1]);
  const link = screen.getByRole('link', { name: 'Norrfell' });
  expect(link.querySelector('img')).toBeNull();
  expect(link.getAttribute('href')).toBe('/catalog/special/manufacturer/norrfell');
});
