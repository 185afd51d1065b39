import { type ProductPage, productPage } from '@contract/product';
import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductSections } from './ProductSections';
import { selectProductPage } from './productPageSlice';

const sofa = {
  entity_id: 7,
  name: 'Wren',
  product_data: [{ group: 'Size', details: [{ label: 'Width', value: '84"' }] }],
};

function show(product: object, config = {}) {
  const { store, wrap } = createTestApp({ config });
  const page: ProductPage = z.parse(productPage, product);
  render(wrap(<ProductSections product={page} simple={null} description={<p>Solid oak</p>} />));
  return store;
}

it.each([
  ['a product with several sections', sofa],
  ['a product that has its overview only', { entity_id: 7, name: 'Wren' }],
])(
  'shows %s as tabs, Product Overview first, and notes the state (docs/spec/09 §4, docs/spec/01 §8)',
  async (_, product) => {
    const store = show(product);
    const tab = await screen.findByRole('tab', { selected: true });
    expect(tab.textContent).toBe('Product Overview');
    expect(screen.getByRole('tabpanel').textContent).toBe('Solid oak');
    await waitFor(() =>
      expect(selectProductPage(store.getState())).toEqual({
        activeTab: 'product-overview',
        scroll: false,
        productPageEntityId: '7',
      }),
    );
  },
);

it('shows the sections one below the other for a tenant that wants a list', () => {
  show(sofa, { display_features: { pdp: { sections: 'list' } } });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Specifications' }).getAttribute('href')).toBe('#specifications');
});
