import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getInventory, getProduct } from '../../../../contract/productEndpoints.ts';
import { openTestBackend, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { offers, products } from '../../database/schema/catalog.ts';
import { inventory } from '../../database/schema/location.ts';
import { readTileList } from './readTileList.ts';

let shop: TestBackend;
let parentId: number;
let variants: { id: number }[];
const [SHOP, MAPLE] = ['salem', 1];

beforeEach(async () => {
  shop ??= await openTestBackend();
  const { db } = shop.context;
  const [parent] = await db.select().from(products).where(eq(products.urlKey, 'hudson-sofa'));
  parentId = parent?.id ?? 0;
  variants = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.parentId, parentId))
    .orderBy(asc(products.id));
  // All variants are sold out.
  const ids = variants.map(({ id }) => id);
  await db.delete(inventory).where(inArray(inventory.productId, [parentId, ...ids]));
  await db.insert(inventory).values(ids.map((productId) => ({ productId, locationId: SHOP, qty: 0 })));
});
afterAll(() => shop.close());

const idOf = (index: number) => variants[index]?.id ?? 0;
const setPieces = (productId: number, qty: number) =>
  shop.context.db
    .insert(inventory)
    .values({ productId, locationId: SHOP, qty })
    .onConflictDoUpdate({ target: [inventory.productId, inventory.locationId], set: { qty } });
const read = async <S extends z.ZodMiniType>(schema: S, path: string) =>
  z.parse(schema, (await shop.newBrowser().call('GET', path)).body);

/** What page, tile and stock of the product say. */
async function availability() {
  const page = await read(getProduct.response, `/products/${parentId}`);
  const [tenant] = (await shop.context.catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const [tile] = await readTileList(shop.context, { tenant, language: 'en' }, [parentId]);
  const { in_stock, locations } = await read(getInventory.response, `/products/${parentId}/inventory`);
  expect([tile?.availability, tile?.in_stock]).toEqual([page.availability, page.in_stock]);
  expect(in_stock).toBe(page.in_stock);
  const pieces = locations.map(({ qty }) => qty);
  expect(page.location_inventory.map(({ qty }) => qty)).toEqual(pieces);
  return [page.availability, pieces];
}

it('a product whose variants are sold out is out of stock, and has their total otherwise', async () => {
  expect(await availability()).toEqual(['out_of_stock', [0]]);
  await setPieces(idOf(0), 2);
  await setPieces(idOf(1), 3);
  expect(await availability()).toEqual(['in_stock', [5]]);
});

it('a product is ordered while one of its variants is', async () => {
  await shop.context.db.delete(inventory).where(eq(inventory.productId, idOf(1)));
  expect(await availability()).toEqual(['special_order', [0]]);
});

it('pieces of the product itself can not be bought, nor those of a variant that the tenant does not offer', async () => {
  await setPieces(parentId, 4);
  await setPieces(idOf(0), 4);
  const ofVariant = and(eq(offers.productId, idOf(0)), eq(offers.tenantId, MAPLE));
  const [offer] = await shop.context.db.delete(offers).where(ofVariant).returning();
  await shop.context.catalog.refresh();
  const found = await availability();
  if (offer) await shop.context.db.insert(offers).values(offer);
  await shop.context.catalog.refresh();
  expect(found).toEqual(['out_of_stock', [0]]);
});
