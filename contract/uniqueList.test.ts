import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartItem } from './cart';
import { getCart, getPayment, getRegions } from './cartEndpoints';
import { getCategory } from './category';
import { tenantConfig } from './config';
import { listPromoBanners } from './content';
import { listAddresses } from './customer';
import { id, text } from './fields';
import { listLocations } from './location';
import { listOrders } from './order';
import { getInventory, getProduct } from './productEndpoints';
import { readResponse } from './readResponse';
import { searchProducts } from './search';
import { uniqueList } from './uniqueList';

const letters = uniqueList(z.object({ code: id, name: text() }), 'code');

it('keeps the first of the elements that a backend repeats', () => {
  const sent = [{ code: 1, name: 'One' }, { code: 2 }, { code: '1', name: 'Again' }];
  expect(z.parse(letters, sent)).toEqual([
    { code: '1', name: 'One' },
    { code: '2', name: '' },
  ]);
});

it.each([undefined, null, '', [], {}])('is empty for %j', (sent) => {
  expect(z.parse(letters, sent as never)).toEqual([]);
});

it('drops a malformed element only', () => {
  expect(readResponse(letters, [{ code: 1 }, { name: 'Nameless' }, { code: 1 }])).toEqual({
    data: [{ code: '1', name: '' }],
    dropped: ['[]'],
  });
});

it('lists a repeated product, facet, value or location once', () => {
  const listing = {
    products: [{ entity_id: 7 }, { entity_id: 8 }, { entity_id: 7 }],
    facets: [{ code: 'brand', values: ['oak', 'elm', 'oak'] }, { code: 'brand' }],
  };
  const lists = [
    readResponse(searchProducts.response, listing).data,
    readResponse(getCategory.response, { entity_id: 1, listing }).data?.listing,
  ];
  for (const list of lists) {
    expect(list?.products.map(({ entity_id }) => entity_id)).toEqual(['7', '8']);
    expect(list?.facets.map(({ code, values }) => [code, values.length])).toEqual([['brand', 2]]);
  }
  const crosssells = listing.products;
  const line = z.parse(cartItem, {
    item_id: 1,
    product_id: 7,
    name: 'Sofa',
    crosssells,
    upsells: crosssells,
    relateds: crosssells,
  });
  for (const offered of [line.crosssells, line.upsells, line.relateds]) expect(offered).toHaveLength(2);
  const locations = [
    { store_id: 3, qty: 2 },
    { store_id: 3, qty: 2 },
  ];
  expect(readResponse(getInventory.response, { locations }).data?.locations).toHaveLength(1);
});

it('offers a repeated payment or shipping method, banner, region, address, location, order or language once', () => {
  const twice = (element: object) => [element, element];
  const shipping = twice({ code: 'parcel' });
  expect(readResponse(getCart.response, { shipping_methods: shipping }).data?.shipping_methods).toHaveLength(
    1,
  );
  expect(readResponse(getCart.response, { methods: { shipping } }).data?.shipping_methods).toHaveLength(1);
  const banners = twice({ banner_id: 2, type: 'link_tile' });
  expect(readResponse(listPromoBanners.response, banners).data).toHaveLength(1);
  expect(readResponse(getPayment.response, { methods: twice({ code: 'cash' }) }).data?.methods).toHaveLength(
    1,
  );
  expect(readResponse(getRegions.response, twice({ code: 'OR', name: 'Oregon' })).data).toHaveLength(1);
  expect(readResponse(listAddresses.response, twice({ entity_id: 4, city: 'Salem' })).data).toHaveLength(1);
  expect(readResponse(listLocations.response, twice({ store_id: 3, name: 'Salem' })).data).toHaveLength(1);
  expect(readResponse(listOrders.response, twice({ entity_id: 5 })).data).toHaveLength(1);
  expect(readResponse(tenantConfig, { locales: twice({ code: 'fr-CA' }) }).data?.locales).toHaveLength(1);
});

it('offers an option once that a backend lists for each of its variants', () => {
  const options = [11, 12, 11].map((variant) => ({ id: 1, label: 'Oat', products: [variant] }));
  const attributes = [
    { id: 9, options },
    { id: 9, options: [{ id: 2, label: 'Moss', products: [13] }, options[0]] },
  ];
  const sent = { entity_id: 7, type_id: 'configurable', attributes };
  expect(readResponse(getProduct.response, sent).data?.attributes).toMatchObject([
    {
      id: '9',
      options: [
        { id: '1', products: ['11', '12'] },
        { id: '2', products: ['13'] },
      ],
    },
  ]);
});
