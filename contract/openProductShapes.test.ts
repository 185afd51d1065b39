import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartItem } from './cart';
import { getInventory, getProduct, getShippingEstimate } from './productEndpoints';
import { readResponse } from './readResponse';

/** The parsed body; fails when anything of it was dropped. */
function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { data, dropped, error } = readResponse(schema, body);
  if (error) throw error;
  expect(dropped).toEqual([]);
  return data;
}

const page = (fields: object) => read(getProduct.response, { entity_id: 7, ...fields });

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

  it('has no swatch for an option that is named like a property of every object', () => {
    const options = [{ id: 'constructor', label: 'Moss', products: '224' }];
    const { attributes } = page({ attributes: { 93: { options, swatches: {} } } });
    expect(attributes[0]?.options[0]?.swatch).toEqual(
      page({ attributes: { 93: { options: [{ ...options[0], id: 'moss' }], swatches: {} } } }).attributes[0]
        ?.options[0]?.swatch,
    );
  });

  it('has its number in its address without a url_key', () => {
    const tiles = [{ entity_id: 8 }, { entity_id: 9, url_key: 'bend-chair' }];
    const { url_key, outlets, addons } = page({
      url_key: null,
      outlets: tiles,
      addons: { 8: { name: 'Care' } },
    });
    expect([url_key, ...outlets.map((tile) => tile.url_key)]).toEqual(['7', '8', 'bend-chair']);
    expect(addons[0]?.url_key).toBe('8');
    expect(z.parse(cartItem, { item_id: 1, product_id: 7 } as never).url_key).toBe('7');
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
        images: ['/a.png', { src: '/b.png' }],
        image_url: '/a.png',
        assets: [12, '13', '/tour.mp4'],
        categories: [3, '4'],
        manufacturer: { id: 1, label: 'Oakline' },
        short_description: false,
        wistia_videos: [{ id: 'abc' }],
        doc_asset: '/care.pdf',
        videos_json: ['/v.mp4'],
        custom_columns: { Warranty: '5 years' },
        product_flags: { 2: { text: 'Sale' } },
        location_inventory: { downtown: 3 },
        promotions: { program_id: 12, promo_name: 'Spring' },
        pre_selected_add_ons: '8,9',
        final_price_without_tax: '$1,299.00',
        msrp_enabled: '0',
        consumer_rebate_to_date: 1_790_000_000,
      }),
    ).toMatchObject({
      images: [{ url: '/a.png' }, { url: '/b.png' }],
      image_url: { normal: '/a.png', small: '/a.png' },
      assets: [{ type: 'video', url: '/tour.mp4' }],
      categories: [{ entity_id: '3' }, { entity_id: '4' }],
      manufacturer: 'Oakline',
      short_description: '',
      wistia_videos: ['abc'],
      price: 1299,
      doc_asset: [{ url: '/care.pdf' }],
      videos_json: [{ url: '/v.mp4' }],
      msrp_enabled: false,
      custom_columns: [{ label: 'Warranty', value: '5 years' }],
      product_flags: [{ position: 2, text: 'Sale' }],
      location_inventory: [{ store_id: 'downtown', qty: 3 }],
      promotions: [{ program_id: '12', promo_name: 'Spring' }],
      pre_selected_add_ons: ['8', '9'],
      consumer_rebate_to_date: '2026-09-21T14:13:20.000Z',
    });
  });

  it('has assets by type', () => {
    const assets = { video: ['/v.mp4'], image: [{ url: '/i.png' }], image360: null };
    expect(page({ assets }).assets).toMatchObject([
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
