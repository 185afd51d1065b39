import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCart } from './cartEndpoints';
import { completePaging, getCategory, getDynamicCategory } from './category';
import { getPromoBanner, listPromoBanners } from './content';
import { listLocations } from './location';
import { listOrders, placeOrder } from './order';
import { getInventory, getProduct } from './productEndpoints';
import { searchProducts } from './search';

const usd = { currency: 'USD', formatted: '', title: '' };

it('prices of a product', () => {
  const read = (prices: object) => z.parse(getProduct.response, { entity_id: 7, ...prices });
  const named = { final_price_without_tax: '899.0000', regular_price_without_tax: 999 };
  expect(read(named)).toMatchObject({ price: 899, list_price: 999 });
  // Analytics reads the specification's names, also beside prices with tax (docs/spec/18 §2).
  expect(read({ price: 970, ...named, discount: 100 })).toMatchObject({
    price: 970,
    final_price_without_tax: 899,
    regular_price_without_tax: 999,
    discount: 100,
  });
  expect(read({ price: 970 })).not.toHaveProperty('final_price_without_tax');
  expect(read({ final_price_without_tax: 899, discount: { amount: '100' } })).toMatchObject({
    list_price: 999,
  });
  expect(read({ price: 5, final_price_without_tax: 899 })).toMatchObject({ price: 5 });
  expect(read({})).toMatchObject({ price: null, list_price: null });
  const simple_products = [{ entity_id: 8, final_price_without_tax: 1 }];
  expect(read({ simple_products, outlets: simple_products })).toMatchObject({
    simple_products: [{ price: 1 }],
    outlets: [{ price: 1 }],
  });
});

it('items of a cart, keyed by item id, without totals of the lines', () => {
  const cart = z.parse(getCart.response, {
    items: { 501: { item_id: 501, product_id: 7, qty: '2', price: { amount: '10.5000' } } },
    payment: { method: 'checkmo', data: [] },
    methods: { shipping: [{ code: 'flat', price: { amount: 5 } }], payment: { a: { code: 'checkmo' } } },
    addresses: { billing: { firstname: 'Ada', street: '1 Main St\nApt 4' }, shipping: [] },
  });
  expect(cart.items).toMatchObject([
    {
      item_id: '501',
      original_price: { ...usd, amount: 10.5 },
      row_total: { ...usd, amount: 21 },
    },
  ]);
  expect(cart).toMatchObject({
    info: { qty: 2, payment_method: 'checkmo', payment_data: {} },
    shipping_methods: [{ code: 'flat', price: 5 }],
    payment_methods: [{ code: 'checkmo' }],
    billing_address: { firstname: 'Ada', street: ['1 Main St', 'Apt 4'] },
    shipping_address: { firstname: '', same_as_billing: false },
  });
});

it('google_code of a location, also with a stock', () => {
  expect(z.parse(listLocations.response, [{ google_code: 'downtown' }])).toMatchObject([
    { store_id: 'downtown', google_code: 'downtown' },
  ]);
  expect(
    z.parse(getInventory.response, { locations: [{ google_code: 'downtown', qty: '3' }] }),
  ).toMatchObject({
    locations: [{ store_id: 'downtown', qty: 3 }],
  });
  expect(z.safeParse(listLocations.response, [{ store_name: 'Nowhere' }]).success).toBe(false);
});

it('program_id of a rebate', () => {
  expect(z.parse(listPromoBanners.response, [{ program_id: 12, promo_name: 'Spring' }])).toMatchObject([
    { banner_id: '12', program_id: '12' },
  ]);
});

it('products, product_count, filters and sort of a category, and its blocks', () => {
  const page = z.parse(getCategory.response, {
    entity_id: 3,
    product_count: '60',
    products: [{ entity_id: 7 }],
    filters: { brand: { code: 'brand', values: { a: { value: 5, count: '3' } } } },
    sort: [{ code: 'price', dir: 'desc' }],
    blocks: [{ identifier: 'intro', block_id: 4, content: '<p>x</p>' }, 'outro'],
  });
  const complete = getCategory.complete?.(page, { page: 2, limit: 24 });
  expect(complete).toMatchObject({
    blocks: ['intro', 'outro'],
    sections: [{ name: 'intro' }, { name: 'outro' }],
    listing: {
      products: [{ entity_id: '7' }],
      facets: [{ code: 'brand', values: [{ value: '5', count: 3 }] }],
      sort: [{ code: 'price', dir: 'desc' }],
      total: 60,
      page: 2,
      page_count: 3,
      limit: 24,
    },
  });
  expect(complete).not.toHaveProperty('products');
  expect(z.parse(getCategory.response, { entity_id: 3 })).not.toHaveProperty('listing');
});

it.each([
  ['a search', searchProducts],
  ['a collection', getDynamicCategory],
] as const)('product_count and filters of %s', (_, { response, complete }) => {
  const body = { products: [{ entity_id: 7 }], product_count: 30, filters: [{ code: 'brand' }] };
  expect(complete?.(z.parse(response, body) as never, {})).toMatchObject({
    facets: [{ code: 'brand' }],
    total: 30,
    page: 1,
    page_count: 2,
    limit: 24,
  });
});

it.each([
  ['all products at once', 30, undefined, 1],
  ['larger pages', 30, 70, 3],
  ['the requested pages', 24, 70, 3],
  ['the last page', 22, 70, 3],
])('a listing with %s and no paging', (_, length, total, page_count) => {
  const products = Array.from({ length }, (_, index) => ({ entity_id: index }));
  const listing = z.parse(getDynamicCategory.response, { products, total });
  expect(completePaging(listing, { limit: 24 }).page_count).toBe(page_count);
});

it('an order with an entity_id and any other fields', () => {
  const flat = { entity_id: 9, grand_total: '21.0000', tax_amount: '1.0000', customer_id: '4', items: [] };
  expect(z.parse(listOrders.response, [flat, { entity_id: 10 }])).toMatchObject([
    { entity_id: '9', order_total: 21, totals: { grand_total: { amount: 21 }, tax: { amount: 1 } } },
    { entity_id: '10', order_total: 0, totals: { grand_total: { amount: 0 } }, created_at: '' },
  ]);
});

it.each([
  ['in the field order', { order: { entity_id: 9 } }],
  ['as its number', { order: 9, order_total: '21.0000' }],
  ['as the response itself', { entity_id: '9' }],
])('a placed order %s', (_, body) => {
  expect(z.parse(placeOrder.response, body)).toMatchObject({ order: { entity_id: '9' } });
});

it('types of a promotion banner', () => {
  const read = (...banners: object[]) =>
    z.parse(listPromoBanners.response, banners).map(({ banner_id, type }) => [banner_id, type]);
  expect(
    read(
      { banner_id: 1, types: 'link_tile' },
      { banner_id: 2, types: ['link_tile'] },
      { banner_id: 3, types: ['seasonal', 'custom'] },
      { banner_id: 4, types: [] },
      { banner_id: 6, type: 'custom', types: 'link_tile' },
      { program_id: 7, types: 'rebate' },
      { banner_id: 8, types: null },
    ),
  ).toEqual([
    ['1', 'link_tile'],
    ['2', 'link_tile'],
    ['3', 'custom'],
    ['4', 'custom'],
    ['6', 'custom'],
    ['7', 'rebate'],
    ['8', 'custom'],
  ]);
  expect(z.safeParse(listPromoBanners.response, [{ banner_id: 5, types: 'popup' }]).success).toBe(false);
  expect(z.parse(getPromoBanner.response, { banner_id: 1, types: ['link_tile'] }).type).toBe('link_tile');
});
