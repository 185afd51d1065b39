import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { getCart, getRegions } from './cartEndpoints';
import { getCategory, getDynamicCategory, listCategories } from './category';
import { getChatMessages } from './chat';
import { getBlock, getPromoBanner, listBlocks } from './content';
import { getSession, listAddresses, listWishlist } from './customer';
import { errorBody } from './errors';
import { listFairstonePlans } from './financingEndpoints';
import { listLocations } from './location';
import { listOrders, placeOrder } from './order';
import { getProduct } from './productEndpoints';
import { readResponse } from './readResponse';
import { searchProducts } from './search';

/** The parsed body; fails when anything of it was dropped. */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { data, dropped, error } = readResponse(schema, body);
  if (error) throw error;
  expect(dropped).toEqual([]);
  return data;
}

describe('a cart', () => {
  it('shows no text of a database (docs/spec/19 §2)', () => {
    const text = 'SQLSTATE[23000]: Integrity constraint violation';
    const cart = read(getCart.response, {
      info: { coupon_error: text, messages: { error: [{ message: text }, 'Sold out'] } },
      billing_address: { validation_errors: [text] },
    });
    expect(cart.info.coupon_error).toBe('Database error');
    expect(cart.info.messages.error).toEqual(['Database error', 'Sold out']);
    expect(cart.billing_address.validation_errors).toEqual(['Database error']);
  });

  it('has an email whether it stands beside or in the billing address, and plans beside additional data', () => {
    const cart = read(getCart.response, {
      billing_address: { email: 'ada@shop.example' },
      payment_methods: [
        { code: 'tdbank', promos: [{ plan_number: '1' }], additional_data: { logo_url: '/td.svg' } },
      ],
    });
    expect(cart.info.email).toBe('ada@shop.example');
    expect(cart.payment_methods[0]?.additional_data).toEqual({
      logo_url: '/td.svg',
      promos: [{ plan_number: '1' }],
    });
    const other = read(getCart.response, { info: { email: 'ada@shop.example' } });
    expect(other.billing_address.email).toBe('ada@shop.example');
  });

  it.each([
    ['same_as_billing alone', { same_as_billing: '1' }, { city: 'Salem', same_as_billing: true }],
    ['an address of its own', { city: 'Bend' }, { city: 'Bend', firstname: '', same_as_billing: false }],
  ])('has a shipping address from %s', (_, shipping_address, expected) => {
    const billing_address = { firstname: 'Ada', city: 'Salem', postcode: '97301', region: 'OR' };
    const cart = read(getCart.response, { billing_address, shipping_address });
    expect(cart.shipping_address).toMatchObject(expected);
  });

  it('has the fields of info at the top level', () => {
    const cart = read(getCart.response, {
      items: { 501: { product_id: 7, qty: '2', price: '10.50', discount: '1.5' } },
      qty: '2',
      coupon_code: 'OAK',
      coupon_error: null,
      email: 'a@b.example',
      has_error: '0',
      messages: ['Sold out soon', { type: 'success', text: 'Saved' }],
      fees: [],
      shipping_method: { code: 'truck' },
      payment: 'checkmo',
      shipping_methods: { truck: { carrier_title: 'Truck', price: '$49.00' } },
      payment_methods: { checkmo: 'Check' },
      addons: { 7: '8,9' },
    });
    expect(cart).toMatchObject({
      items: [{ item_id: '501', product_id: '7', price: { amount: 10.5 }, discount: { amount: 1.5 } }],
      info: {
        qty: 2,
        coupon_code: 'OAK',
        email: 'a@b.example',
        has_error: false,
        messages: { error: ['Sold out soon'], success: ['Saved'] },
        shipping_method: 'truck',
        payment_method: 'checkmo',
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

it.each([
  ['a tree', [{ entity_id: 2, children: [{ entity_id: 3, children: [{ entity_id: 4 }] }] }]],
  ['a list', [{ entity_id: 4, parent_id: 3 }, { entity_id: 3, parent_id: 2 }, { entity_id: 2 }]],
  ['a map', { 3: { name: 'Sofas' }, 4: { name: 'Sleepers', parent_id: 3 } }],
  ['a tree of words', [{ entity_id: 'sofas', children: [{ entity_id: 'sleepers' }] }]],
])('the levels of %s of categories follow from the parents', (_, body) => {
  const levels = read(listCategories.response, body).map(({ entity_id, level }) => [entity_id, level]);
  const expected = { 2: 1, 3: 2, 4: 3, sofas: 2, sleepers: 3 };
  expect(levels).toEqual(levels.map(([id]) => [id, expected[id as keyof typeof expected]]));
  expect(levels.length).toBeGreaterThan(1);
});

it('a session has its fields at the top level, and 0 means no customer', () => {
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
  ['{ messages } with code null', { messages: { error: [{ code: null, message: 'No' }] } }],
  ['{ code: null, message }', { code: null, message: 'No' }],
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
  expect(read(getBlock.response, { html: '<p>x</p>' })).toMatchObject({ content: '<p>x</p>' });
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
  const places = [
    { store_id: 1, latitude: '0.00000000', longitude: '0.00000000' },
    { store_id: 2, lat: 0, long: 0 },
    { store_id: 3, latitude: '44.94', longitude: 0 },
  ];
  expect(
    read(listLocations.response, places).map(({ latitude, longitude }) => [latitude, longitude]),
  ).toEqual([
    [null, null],
    [null, null],
    [44.94, 0],
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
