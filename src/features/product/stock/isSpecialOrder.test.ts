import { productPage } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isSpecialOrder } from './isSpecialOrder';

const sofa = (fields: object) => z.parse(productPage, { entity_id: 7, ...fields });
const stock = (...qty: number[]) =>
  qty.map((pieces, at) => ({ store_id: `s${at}`, store_name: `Shop ${at}`, qty: pieces }));

it('does not call goods a special order because the selected location has 0 pieces', () => {
  expect(isSpecialOrder(sofa({ location_inventory: stock(0) }), null, true)).toBe(false);
  expect(isSpecialOrder(sofa({ location_inventory: stock(0), availability: 'in_stock' }), null, false)).toBe(
    false,
  );
});

it('is told by the backend, for the selected variant', () => {
  const product = sofa({
    availability: 'in_stock',
    location_inventory: stock(4),
    simple_products: [{ entity_id: 8, availability: 'special_order' }],
  });
  expect(isSpecialOrder(product, null, true)).toBe(false);
  expect(isSpecialOrder(product, product.simple_products[0] ?? null, true)).toBe(true);
});

it('is otherwise a product for sale of which no location has a piece', () => {
  expect(isSpecialOrder(sofa({ location_inventory: stock(0, 0) }), null, false)).toBe(true);
  expect(isSpecialOrder(sofa({ location_inventory: stock(0, 0) }), null, true)).toBe(true);
  expect(isSpecialOrder(sofa({ location_inventory: stock(0, 2) }), null, false)).toBe(false);
  expect(isSpecialOrder(sofa({ location_inventory: stock(0, 0), in_stock: false }), null, false)).toBe(false);
  expect(isSpecialOrder(sofa({}), null, false)).toBe(false);
});
