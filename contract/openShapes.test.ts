import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { getCart, getRegions } from './cartEndpoints';
import { getCategory, getDynamicCategory, listCategories } from './category';
import { getChatMessages } from './chat';
import { getPromoBanner, listBlocks } from './content';
import { getSession, listAddresses, listWishlist } from './customer';
import { errorBody } from './errors';
import { listFairstonePlans } from './financingEndpoints';
import { listLocations } from './location';
import { listOrders, placeOrder } from './order';
import { getInventory, getProduct, getShippingEstimate } from './productEndpoints';
import { readResponse } from './readResponse';
import { searchProducts } from './search';

/** The parsed body; fails when anything of it was dropped. */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { data, dropped, error } = readResponse(schema, body);
  if (error) throw error;
  expect(dropped).toEqual([]);
  return data;
}
const page = (fields: object) => read(getProduct.response, { entity_id: 7, ...fields });

describe('a cart', () => {
  it('has the fields of info at the top level', () => {
    const cart = read(getCart.response, {
      items: { 501: { product_id: 7, qty: '2', price: '10.50', discount: '1.5' } },
      ...{ qty: '2', coupon_code: 'OAK', coupon_error: null, email: 'a@b.example', has_error: '0' },
      ...{ messages: ['Sold out soon', { type: 'success', text: 'Saved' }], fees: [] },
      shipping_method: { code: 'truck' },
      payment: 'checkmo',
      shipping_methods: { truck: { carrier_title: 'Truck', price: '$49.00' } },
      payment_methods: { checkmo: 'Check' },
      addons: { 7: '8,9' },
    });
    expect(cart).toMatchObject({
      items: [{ item_id: '501', product_id: '7', price: { amount: 10.5 }, discount: { amount: 1.5 } }],
      info: {
        ...{ qty: 2, coupon_code: 'OAK', email: 'a@b.example', has_error: false },
        messages: { error: ['Sold out soon'], success: ['Saved'] },
        ...{ shipping_method: 'truck', payment_method: 'checkmo' },
      },
      shipping_methods: [{ code: 'truck', carrier_title: 'Truck', price: 49 }],
      payment_methods: [{ code: 'checkmo', title: 'Check' }],
      addons: { 7: ['8', '9'] },
    });
    expect(cart).not.toHaveProperty('coupon_code');
  });

  it('has totals as a list, and the rest within cart', () => {
    const totals = [
      { code: 'subtotal', amount: 20, title: 'Subtotal' },
      { code: 'grand_total', value: '21.00' },
    ];
    expect(
      read(getCart.response, { cart: { items: [], totals, info: { payment: { method: 'cod' } } } }),
    ).toMatchObject({
      totals: { subtotal: { amount: 20 }, grand_total: { amount: 21 }, tax: { amount: 0 } },
      info: { payment_method: 'cod' },
    });
  });

  it('drops a malformed field at the top level alone', () => {
    const { data, dropped } = readResponse(getCart.response, {
      items: [],
      qty: 'many',
      email: 'a@b.example',
    });
    expect(data?.info).toMatchObject({ qty: 0, email: 'a@b.example' });
    expect(dropped).toEqual(['info.qty']);
  });
});

describe('filters', () => {
  const values = [{ value: 'oak', label: 'Oak', count: 2 }];
  it.each([
    [
      'by name with options',
      [{ name: 'Wood', options: [{ label: 'Oak', value: 'oak', count: '2' }] }],
      'Wood',
    ],
    [
      'keyed by code',
      { wood: { name: 'Wood', options: { a: { id: 'oak', name: 'Oak', count: 2 } } } },
      'wood',
    ],
    ['as values by code', { wood: [{ value: 'oak', label: 'Oak', count: 2 }] }, 'wood'],
  ])('%s', (_, filters, code) => {
    const { facets } = read(searchProducts.response, { products: [], filters }) as { facets: unknown };
    expect(facets).toMatchObject([{ code, values }]);
  });
  it('are a range by their limits', () => {
    const body = {
      entity_id: 3,
      products: [{ entity_id: 7 }],
      filters: [{ code: 'price', min: '5', max: '90' }],
    };
    const sort = { price: 'Price', name: 'Name' };
    expect(read(getCategory.response, { ...body, sort }).listing).toMatchObject({
      facets: [{ type: 'range', min: 5, max: 90 }],
      sort: [{ code: 'price', name: 'Price' }, { code: 'name' }],
    });
  });
  it('come with a listing that is only a list of products', () => {
    expect(read(getDynamicCategory.response, [{ entity_id: 7 }, { entity_id: 8 }])).toMatchObject({
      total: 2,
    });
  });
});

describe('a product', () => {
  it.each([
    ['as a map by id', { 93: { label: 'Colour', options: { 5: 'Moss' }, swatches: { 5: '#5b6b4a' } } }],
    ['with attribute_id', [{ attribute_id: '93', name: 'Colour', options: [{ value: 5, label: 'Moss' }] }]],
  ])('has attributes %s', (_, attributes) => {
    expect(page({ attributes }).attributes).toMatchObject([
      { id: '93', label: 'Colour', options: [{ id: '5', label: 'Moss' }] },
    ]);
  });

  it('has swatches beside the options of an attribute', () => {
    const options = [{ id: 5, label: 'Moss', products: '224,225' }];
    const { attributes } = page({ attributes: { 93: { options, swatches: { 5: '#5b6b4a' } } } });
    expect(attributes[0]?.options).toMatchObject([
      { products: ['224', '225'], swatch: { type: 'colour', value: '#5b6b4a' } },
    ]);
  });

  it('has the parts of a bundle in simple_products', () => {
    const simple_products = [
      {
        entity_id: 8,
        name: 'Chair',
        final_price_without_tax: '99.00',
        selection_qty: '4',
        images: ['/chair.png'],
      },
    ];
    expect(page({ type_id: 'bundle', simple_products })).toMatchObject({
      bundle_items: [{ entity_id: '8', price: 99, selection_qty: 4, image: { url: '/chair.png' } }],
      simple_products: [],
    });
    expect(page({ type_id: 'configurable', simple_products }).bundle_items).toEqual([]);
  });

  const width = { label: 'Width', value: '80 in' };
  it.each([
    ['a map of label and value', { Width: '80 in' }, ''],
    ['a list without groups', [width], ''],
    ['one entry', width, ''],
    ['a map of groups', { Size: { Width: '80 in' } }, 'Size'],
    ['a map of lists', { Size: [width] }, 'Size'],
    ['groups with items', [{ name: 'Size', items: [width] }], 'Size'],
  ])('has product_data as %s', (_, product_data, group) => {
    expect(page({ product_data }).product_data).toEqual([{ group, details: [width] }]);
  });

  it('has images as texts, and assets and categories as identifiers', () => {
    expect(
      page({
        ...{ images: ['/a.png', { src: '/b.png' }], image_url: '/a.png', assets: [12, '13', '/tour.mp4'] },
        ...{ categories: [3, '4'], manufacturer: { id: 1, label: 'Oakline' }, short_description: false },
        ...{ wistia_videos: [{ id: 'abc' }], doc_asset: '/care.pdf', videos_json: ['/v.mp4'] },
        ...{ custom_columns: { Warranty: '5 years' }, product_flags: { 2: { text: 'Sale' } } },
        ...{ location_inventory: { downtown: 3 }, promotions: { program_id: 12, promo_name: 'Spring' } },
        ...{ pre_selected_add_ons: '8,9', final_price_without_tax: '$1,299.00', msrp_enabled: '0' },
        consumer_rebate_to_date: 1_790_000_000,
      }),
    ).toMatchObject({
      images: [{ url: '/a.png' }, { url: '/b.png' }],
      image_url: { normal: '/a.png', small: '/a.png' },
      assets: [{ type: 'video', url: '/tour.mp4' }],
      categories: [{ entity_id: '3' }, { entity_id: '4' }],
      ...{ manufacturer: 'Oakline', short_description: '', wistia_videos: ['abc'], price: 1299 },
      ...{ doc_asset: [{ url: '/care.pdf' }], videos_json: [{ url: '/v.mp4' }], msrp_enabled: false },
      custom_columns: [{ label: 'Warranty', value: '5 years' }],
      product_flags: [{ position: 2, text: 'Sale' }],
      location_inventory: [{ store_id: 'downtown', qty: 3 }],
      promotions: [{ program_id: '12', promo_name: 'Spring' }],
      pre_selected_add_ons: ['8', '9'],
      consumer_rebate_to_date: '2026-09-21T14:13:20.000Z',
    });
  });

  it('has assets by type', () => {
    expect(page({ assets: { video: ['/v.mp4'], image: [{ url: '/i.png' }] } }).assets).toMatchObject([
      { type: 'video', url: '/v.mp4' },
      { type: 'image', url: '/i.png' },
    ]);
  });
});

describe('an estimate', () => {
  const truck = { code: 'truck', carrier_title: 'Truck', price: '49.00' };
  it.each([
    ['a list', [truck]],
    ['a map by code', { truck: { carrier_title: 'Truck', price: 49 } }],
    ['shipping_methods', { shipping_methods: [truck] }],
    ['one method', truck],
    ['a wrapped list', { data: [truck] }],
  ])('of delivery is %s', (_, body) => {
    expect(read(getShippingEstimate.response, body).methods).toMatchObject([
      { carrier_title: 'Truck', price: 49 },
    ]);
  });
  it('of stock is a list of locations', () => {
    expect(read(getInventory.response, [{ google_code: 'downtown', qty: '3' }])).toMatchObject({
      in_stock: true,
      locations: [{ store_id: 'downtown', qty: 3 }],
    });
  });
});

describe('an envelope', () => {
  it.each([
    ['data', { data: [{ entity_id: 3 }] }],
    ['items with a count', { items: [{ entity_id: 3 }], total_count: 1, search_criteria: {} }],
    ['the name of the list', { categories: [{ entity_id: 3 }] }],
    ['a success and a map', { success: true, data: { 3: { name: 'Sofas' } } }],
    ['two envelopes', { status: 'ok', data: { items: [{ entity_id: 3 }] } }],
  ])('%s is removed from a list', (_, body) => {
    expect(read(listCategories.response, body)).toMatchObject([{ entity_id: '3' }]);
  });
  it.each([
    ['data', { data: { entity_id: 7, name: 'Sofa' } }],
    ['the entity', { success: '1', product: { entity_id: 7, name: 'Sofa' } }],
  ])('%s is removed from an object', (_, body) => {
    expect(read(getProduct.response, body)).toMatchObject({ entity_id: '7', name: 'Sofa' });
  });
});

it('categories are a tree', () => {
  const body = [{ entity_id: 3, children: [{ entity_id: 4, children: [] }, { entity_id: 5 }] }];
  expect(read(listCategories.response, body)).toMatchObject([
    { entity_id: '3', parent_id: null },
    { entity_id: '4', parent_id: '3' },
    { entity_id: '5', parent_id: '3' },
  ]);
});

it('a session has its fields at the top level, and 0 is no customer', () => {
  expect(read(getSession.response, { customer_id: 0, isloggedin: '0', csrf_token: 'x' })).toMatchObject({
    customer_id: null,
    isloggedin: false,
    customer_data: { csrf_token: 'x' },
  });
  expect(read(getSession.response, { customer: { customer_id: 4 }, customer_data: [] })).toMatchObject({
    customer_id: '4',
    isloggedin: true,
  });
});

it.each([
  [[7, '8']],
  [[{ product_id: 7 }, { entity_id: 8, name: 'Bed' }]],
  [{ items: [{ id: 7 }, { id: 8 }] }],
])('a wishlist is %j', (body) => {
  expect(read(listWishlist.response, body).map(({ product_id }) => product_id)).toEqual(['7', '8']);
});

it.each([
  ['{ message }', { message: 'No' }],
  ['{ messages: text }', { messages: 'No' }],
  ['{ messages: list }', { messages: ['No'] }],
  ['{ errors: list }', { errors: [{ message: 'No' }] }],
  ['{ error: { message } }', { error: { message: 'No' } }],
])('an error is %s', (_, body) => {
  expect(read(errorBody, body).messages.error).toMatchObject([{ message: 'No' }]);
});
it('an error has messages by field', () => {
  expect(read(errorBody, { message: 'No', errors: { email: ['Taken'] } })).toMatchObject({
    messages: { error: [{ message: 'No' }] },
    fields: { email: 'Taken' },
  });
});

it.each([
  [9],
  ['9'],
  [{ order_id: 9 }],
  [{ data: { order: { entity_id: 9 } } }],
  [{ success: true, order: { id: 9 } }],
])('a placed order is %j', (body) => {
  expect(read(placeOrder.response, body)).toMatchObject({ order: { entity_id: '9' } });
});

it('the rest of the specification in other shapes', () => {
  expect(read(getRegions.response, { OR: 'Oregon' })).toEqual([{ code: 'OR', name: 'Oregon' }]);
  expect(read(listBlocks.response, { footer: '<p>x</p>' })).toMatchObject([
    { identifier: 'footer', content: '<p>x</p>' },
  ]);
  expect(read(getPromoBanner.response, [{ banner_id: 9 }])).toMatchObject({ banner_id: '9' });
  expect(read(listOrders.response, { orders: [{ entity_id: 9 }] })).toMatchObject([{ entity_id: '9' }]);
  expect(read(listFairstonePlans.response, [{ plan_hash: 'a', plan_code: 1 }]).fairstone_plans).toHaveLength(
    1,
  );
  expect(read(getChatMessages.response, { messages: [{ role: 'user', message: 'Hi' }] })).toMatchObject([
    { text: 'Hi' },
  ]);
  const address = { street: ['1 Main St', 'Floor 2'], city: 'Salem', region: 'OR' };
  expect(read(listLocations.response, { a: { id: 5, name: 'Salem', address } })).toMatchObject([
    { store_id: '5', store_name: 'Salem', address: '1 Main St, Floor 2', city: 'Salem' },
  ]);
  expect(
    read(listAddresses.response, { 4: { region: { region_code: 'OR' }, validation_errors: false } }),
  ).toMatchObject([{ entity_id: '4', region: 'OR', validation_errors: [] }]);
});

it('an attribute in a map by id has that id, and one in a map by position its code', () => {
  const color = { code: 'color', label: 'Color', options: [{ id: 7, label: 'Moss', products: ['262'] }] };
  const idsOf = (attributes: Record<string, unknown>) =>
    readResponse(getProduct.response, { entity_id: '261', name: 'Chair', attributes }).data?.attributes.map(
      ({ id }) => id,
    );
  expect(idsOf({ 93: color })).toEqual(['93']);
  expect(idsOf({ 0: color })).toEqual(['color']);
});
