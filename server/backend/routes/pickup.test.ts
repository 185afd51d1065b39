import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getProductPickup } from '../../../contract/delivery.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { products } from '../database/schema/catalog.ts';
import { inventory } from '../database/schema/location.ts';

const SHOP = 'salem';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

it.each(['id', 'urlKey'] as const)('the pickup of a variant is found by its %s', async (key) => {
  const { db } = shop.context;
  const [parent] = await db.select().from(products).where(eq(products.urlKey, 'hudson-sofa'));
  const variants = await db
    .select()
    .from(products)
    .where(eq(products.parentId, parent?.id ?? 0))
    .orderBy(asc(products.id));
  const ids = variants.map(({ id }) => id);
  await db.delete(inventory).where(inArray(inventory.productId, ids));
  // Only the second variant has a piece.
  await db
    .insert(inventory)
    .values(ids.map((productId, at) => ({ productId, locationId: SHOP, qty: at === 1 ? 1 : 0 })));
  const suppliesOf = async (index: number) => {
    const path = `/products/${variants[index]?.[key]}/pickup?zip=97301`;
    const { body } = await shop.newBrowser().call('GET', path);
    const [nearest] = z.parse(getProductPickup.response, body).locations;
    return [nearest?.store_id, nearest?.supply];
  };
  expect([await suppliesOf(0), await suppliesOf(1)]).toEqual([
    [SHOP, 'none'],
    [SHOP, 'here'],
  ]);
});
