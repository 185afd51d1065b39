import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCategory, getDynamicCategory, listCategories } from './category';
import { listLocations } from './location';
import { getInventory, getProduct, getReviews, getShippingEstimate } from './productEndpoints';
import { readResponse } from './readResponse';
import { autocomplete, searchProducts } from './search';

/** The minimal responses of a dealer's backend: identifiers only. */
it.each([
  ['categories', listCategories, [{ entity_id: 3 }]],
  ['a category', getCategory, { entity_id: 3, listing: {} }],
  ['a collection', getDynamicCategory, {}],
  ['a search', searchProducts, { products: [{ entity_id: 7 }], facets: [{ code: 'brand' }] }],
  ['suggestions', autocomplete, {}],
  ['a product', getProduct, { entity_id: 7 }],
  ['reviews', getReviews, {}],
  ['stock', getInventory, {}],
  ['a delivery estimate', getShippingEstimate, {}],
  ['shops', listLocations, [{ store_id: 1 }]],
] as const)('a sparse answer with %s parses', (_, { response }, answer) => {
  expect(z.safeParse(response, answer).error?.issues ?? []).toEqual([]);
});

it('an unknown enum value does not invalidate a list or a product', () => {
  const category = z.parse(getCategory.response, {
    entity_id: 3,
    display_mode: 'PRODUCTS_AND_PAGE',
    listing: {
      products: [{ entity_id: 7, type_id: 'virtual', swatches: [{ type: 'pattern', value: 'x' }] }],
      facets: [{ code: 'brand', type: 'dropdown' }],
      sort: [{ code: 'price', dir: 'up' }],
    },
  });
  expect(category).toMatchObject({
    display_mode: 'PRODUCTS',
    listing: {
      products: [{ type_id: 'simple', swatches: [{ type: 'text' }] }],
      facets: [{ type: 'list' }],
      sort: [{ dir: 'asc' }],
    },
  });
  const { data: product } = readResponse(getProduct.response, {
    entity_id: 7,
    gallery_layout: 'mosaic',
    assets: [
      { type: 'model3d', url: '/sofa.glb' },
      { type: 'video', url: '/sofa.mp4' },
    ],
    images: [{ alt: 'without an address' }],
  });
  expect(product).toMatchObject({ gallery_layout: 'standard', assets: [{ type: 'video' }], images: [] });
});

it('reads the direction of a sort order in capitals', () => {
  const body = { products: [], sort: [{ code: 'price', dir: 'DESC', name: 'Price' }] };
  expect(readResponse(searchProducts.response, body).data?.sort).toMatchObject([{ dir: 'desc' }]);
});
