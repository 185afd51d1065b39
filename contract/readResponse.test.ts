import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCart, getPayment } from './cartEndpoints';
import { getCategory, listCategories } from './category';
import { tenantConfig } from './config';
import { getSession } from './customer';
import { readResponse } from './readResponse';
import { searchProducts } from './search';

const read = <S extends z.ZodMiniType>(schema: S, body: unknown) => {
  const result = readResponse(schema, body);
  if (result.error) throw result.error;
  return result;
};

describe('readResponse', () => {
  it('drops a malformed element with its path, and keeps the others', () => {
    const body = [{ entity_id: 3, name: 'Sofas' }, 'garbage', null, {}, { entity_id: '4' }];
    const { data, dropped } = read(listCategories.response, body);
    expect(data.map(({ entity_id }) => entity_id)).toEqual(['3', '4']);
    expect(dropped).toEqual(['[]']);
  });

  it('drops a malformed optional field, and keeps its parent', () => {
    const products = [
      { entity_id: 7, name: 'Sofa', swatches: [{ value: 'red' }, 5], dimensions: 'big', price: 'on request' },
      { entity_id: 8, name: ['Bed'], price: '1,299.00' },
    ];
    const { data, dropped } = read(getCategory.response, { entity_id: 3, listing: { products } });
    expect(data.listing?.products).toMatchObject([
      {
        entity_id: '7',
        name: 'Sofa',
        swatches: [{ value: 'red' }],
        dimensions: { width: null },
        price: null,
      },
      { entity_id: '8', name: '', price: 1299 },
    ]);
    expect(dropped.sort()).toEqual([
      'listing.products[].dimensions',
      'listing.products[].name',
      'listing.products[].price',
      'listing.products[].swatches[]',
    ]);
  });

  it('finds the malformed element of a map that replaces a list', () => {
    const items = {
      501: { item_id: 501, product_id: 7 },
      502: { product_id: 8 },
      503: { item_id: 503, product_id: 9 },
    };
    const { data, dropped } = read(getCart.response, { items });
    expect(data.items.map(({ item_id }) => item_id)).toEqual(['501', '503']);
    expect(dropped).toEqual(['items[]']);
  });

  it.each([null, [], {}, ''])('parses a configuration whose every part is %j', (absent) => {
    const defaults = z.parse(tenantConfig, {});
    const body = Object.fromEntries(Object.keys(defaults).map((key) => [key, absent]));
    expect(read(tenantConfig, body)).toEqual({ data: defaults, dropped: [] });
  });

  it('parses a configuration whose every part is malformed', () => {
    const defaults = z.parse(tenantConfig, {});
    for (const key of Object.keys(defaults))
      expect(read(tenantConfig, { [key]: [[['x']]] }).data, key).toBeTruthy();
  });

  it('does not change the body', () => {
    const body = [{ entity_id: 3 }, 'garbage'];
    read(listCategories.response, body);
    expect(body).toEqual([{ entity_id: 3 }, 'garbage']);
  });

  it('reads an empty list in place of an object as an empty object, as PHP writes it', () => {
    const empty = (response: z.ZodMiniType) => readResponse(response, []).data;
    expect(empty(getCart.response)).toMatchObject({ items: [] });
    expect(empty(getPayment.response)).toEqual({ method: '', data: {}, methods: [] });
    expect(empty(getSession.response)).toMatchObject({ isloggedin: false });
    expect(empty(tenantConfig)).toEqual(z.parse(tenantConfig, {}));
    expect(empty(searchProducts.response)).toMatchObject({ products: [] });
    expect(readResponse(listCategories.response, []).data).toEqual([]);
  });

  it.each(['<html>', 5, null, [], [{ entity_id: 3 }]])('fails for %j instead of an object', (body) => {
    expect(readResponse(getCategory.response, body).error).toBeTruthy();
  });
});
