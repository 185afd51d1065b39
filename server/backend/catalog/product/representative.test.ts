import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCategory } from '../../../../contract/category.ts';
import { getProduct } from '../../../../contract/productEndpoints.ts';
import { openTestBackend, setStock, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { offers } from '../../database/schema/catalog.ts';
import { releaseStock, reserveStock } from '../../orders/reserveStock.ts';
import { readRevision } from '../revision.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const read = async (path: string) =>
  (await (await backend.newBrowser().startSession()).call('GET', path)).body;
const pageOf = async (query = '') =>
  z.parse(getProduct.response, await read(`/products/heron-mattress${query}`));
const tileOf = async () => {
  const path = '/categories/mattresses?embed=products&limit=100&order=price&dir=asc';
  const { listing } = z.parse(getCategory.response, await read(path));
  const at = listing?.products.findIndex(({ url_key }) => url_key === 'heron-mattress') ?? -1;
  return { at, tile: listing?.products[at] };
};

it('follows the stock: an order that takes the last of the cheapest renews tile, page, sort and sizes, and so does its end', async () => {
  const { db, catalog } = backend.context;
  const before = await pageOf();
  const [twin, full] = before.simple_products;
  if (!twin || !full) throw new Error('no sizes');
  expect(before.configurable_default_simple_id).toBe(twin.entity_id);
  expect((await tileOf()).tile).toMatchObject({ price: twin.price, price_to: 1499 });
  expect(twin.dimensions).toMatchObject({ width: 38, depth: 75 });

  await setStock(backend.context, Number(twin.entity_id), 1);
  const revision = await readRevision(db);
  const { reserved } = await reserveStock(db, 1, new Map([[Number(twin.entity_id), 1]]));
  expect(await readRevision(db)).toBe(revision + 1);
  await catalog.refresh();

  const after = await pageOf();
  expect(after.configurable_default_simple_id).toBe(full.entity_id);
  expect(after).toMatchObject({ price: full.price, dimensions: { width: 54 } });
  const { tile, at } = await tileOf();
  expect(tile).toMatchObject({ price: full.price, dimensions: { width: 54 } });
  const { products = [] } =
    z.parse(
      getCategory.response,
      await read('/categories/mattresses?embed=products&limit=100&order=price&dir=asc'),
    ).listing ?? {};
  expect(products[at - 1]?.price ?? 0).toBeLessThanOrEqual(tile?.price ?? 0);
  expect(products[at + 1]?.price ?? Infinity).toBeGreaterThanOrEqual(tile?.price ?? 0);

  await setStock(backend.context, Number(full.entity_id), 2);
  const one = await reserveStock(db, 1, new Map([[Number(full.entity_id), 1]]));
  await releaseStock(db, 1, one.reserved);
  expect(await readRevision(db), 'a piece is left').toBe(revision + 1);

  await releaseStock(db, 1, reserved);
  expect(await readRevision(db)).toBe(revision + 2);
  await catalog.refresh();
  expect(await pageOf()).toMatchObject({
    configurable_default_simple_id: twin.entity_id,
    price: twin.price,
  });
  expect((await tileOf()).tile).toMatchObject({ price: twin.price });
});

it('changes nothing in the catalog when the variants cost the same', async () => {
  const { db } = backend.context;
  const page = z.parse(getProduct.response, await read('/products/hudson-sofa'));
  const [oat] = page.simple_products;
  if (!oat) throw new Error('no colors');
  for (const { entity_id } of page.simple_products)
    await db
      .update(offers)
      .set({ price: 149_900 })
      .where(eq(offers.productId, Number(entity_id)));
  await setStock(backend.context, Number(oat.entity_id), 1);
  const revision = await readRevision(db);
  await reserveStock(db, 1, new Map([[Number(oat.entity_id), 1]]));
  expect(await readRevision(db)).toBe(revision);
});
