import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

const product = (entity_id: string, name: string) => ({
  entity_id,
  name,
  sku: name,
  url_key: name.toLowerCase(),
  type_id: 'simple',
});
const responses = {
  '/categories/rugs': {
    entity_id: '9',
    name: 'Rugs',
    url_key: 'rugs',
    listing: { products: [product('1', 'Kilim'), product('2', 'Shag')], facets: [] },
  },
};

it('shows the products of a category below a title with a link to all of them', async () => {
  const { calls } = renderContentHtml(
    '<alta-product-display data-title="Soft floors" data-category="rugs" data-limit="8" data-href="/catalog/rugs"></alta-product-display>',
    { responses },
  );
  expect(await screen.findByRole('heading', { name: 'Soft floors' })).toBeTruthy();
  expect(screen.getAllByText('Kilim').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/catalog/rugs');
  expect(calls[0]).toMatchObject({ path: '/categories/rugs', query: { limit: 8 } });
});

it('requests 18 products by default and renders nothing without products', async () => {
  const { calls, container } = renderContentHtml(
    '<alta-product-display data-category="none"></alta-product-display><avb-config data-key="name"></avb-config>',
    { config: { name: 'Shop' } },
  );
  await screen.findByText('Shop');
  expect(calls[0]?.query).toMatchObject({ limit: 18 });
  expect(container.textContent).toBe('Shop');
});

it.each([
  ['https://shop.example/catalog/rugs', '/catalog/rugs'],
  ['catalog/rugs', '/catalog/rugs'],
  ['/media/rugs.pdf', '/media/rugs.pdf'],
])('links to %s as any link of content does (docs/spec/05 §4)', async (href, expected) => {
  renderContentHtml(
    `<alta-product-display data-category="rugs" data-href="${href}"></alta-product-display>`,
    {
      responses,
      config: { base_url: 'https://shop.example' },
      path: '/guides/floors',
    },
  );
  expect((await screen.findByRole('link', { name: 'See all' })).getAttribute('href')).toBe(expected);
});
