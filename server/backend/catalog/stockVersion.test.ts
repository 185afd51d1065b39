import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { rowsOf } from '../database/database.ts';
import { bundleItems, products } from '../database/schema/catalog.ts';
import { inventory } from '../database/schema/location.ts';
import { watchStock } from './stockVersion.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

/** Takes one piece of a product. */
async function sell(productId: number): Promise<void> {
  const { db } = backend.context;
  const [row] = await db.select().from(inventory).where(eq(inventory.productId, productId)).limit(1);
  if (!row) throw new Error(`product ${productId} has no stock`);
  await db
    .update(inventory)
    .set({ qty: row.qty - 1 })
    .where(and(eq(inventory.productId, productId), eq(inventory.locationId, row.locationId)));
}

it('grows when a quantity changes and not with other writes', async () => {
  const { db } = backend.context;
  const read = watchStock(db);
  vi.useFakeTimers({ toFake: ['performance'] });
  const later = async () => {
    vi.advanceTimersByTime(60_000);
    return (await read()).version;
  };
  expect((await read()).version).toBe(1);
  await db.execute(sql`update catalogue_revision set revision = revision where id = 1`);
  const executed = vi.spyOn(db, 'execute');
  await later();
  await waitFor(() => expect(executed).toHaveBeenCalledTimes(2));
  executed.mockRestore();
  expect(await later()).toBe(1);
  const [row] = await db.select().from(inventory).limit(1);
  await sell(row?.productId ?? 0);
  await waitFor(async () => expect(await later()).toBe(2));
});

describe('the fingerprint of the stock', () => {
  /** Whether it changes for products with the sale of another one, as two processes see it. */
  async function changesFor(productIds: readonly number[] | null, soldId: number): Promise<boolean> {
    const { db } = backend.context;
    const before = await watchStock(db)();
    expect((await watchStock(db)()).fingerprintOf(productIds)).toBe(before.fingerprintOf(productIds));
    await sell(soldId);
    return (await watchStock(db)()).fingerprintOf(productIds) !== before.fingerprintOf(productIds);
  }
  const stocked = sql`${products.id} in (select product_id from inventory)`;
  async function find(condition: SQL | undefined) {
    const [row] = await backend.context.db.select().from(products).where(condition).limit(1);
    if (!row) throw new Error('the demo shop has no such product');
    return row;
  }

  it('is that of the products only, and of all without products', async () => {
    const { id } = await find(stocked);
    const other = await find(and(stocked, sql`${products.id} > ${id}`));
    expect(await changesFor([id], other.id)).toBe(false);
    expect(await changesFor([], other.id)).toBe(false);
    expect(await changesFor([id, other.id], other.id)).toBe(true);
    expect(await changesFor(null, other.id)).toBe(true);
  });

  it('counts a variant for its product', async () => {
    const variant = await find(and(stocked, isNotNull(products.parentId)));
    expect(await changesFor([variant.parentId ?? 0], variant.id)).toBe(true);
    expect(await changesFor([variant.id], variant.id)).toBe(true);
  });

  it('counts a part for its bundles, and a variant of a part', async () => {
    const { db } = backend.context;
    const part = await find(and(stocked, isNull(products.parentId)));
    const variant = await find(and(stocked, isNotNull(products.parentId)));
    const bundle = await find(sql`${products.id} not in (${part.id}, ${variant.id}, ${variant.parentId})`);
    await db.delete(bundleItems).where(eq(bundleItems.bundleId, bundle.id));
    for (const [position, productId] of [part.id, variant.parentId ?? 0].entries())
      await db.insert(bundleItems).values({ bundleId: bundle.id, productId, qty: 1, position });
    expect(await changesFor([bundle.id], part.id)).toBe(true);
    expect(await changesFor([bundle.id], variant.id)).toBe(true);
  });

  it('changes when two locations exchange their pieces', async () => {
    const { db } = backend.context;
    const [at] = await rowsOf<{ id: number; first: string; second: string }>(
      db,
      sql`select product_id as id, min(location_id) as first, max(location_id) as second from inventory
          group by product_id having min(location_id) <> max(location_id) limit 1`,
    );
    if (!at) throw new Error('no product has two locations');
    const setPieces = (location: string, qty: number) =>
      db
        .update(inventory)
        .set({ qty })
        .where(and(eq(inventory.productId, at.id), eq(inventory.locationId, location)));
    for (let qty = 0; qty < 5; qty += 1) {
      await setPieces(at.first, qty);
      await setPieces(at.second, qty + 1);
      const before = (await watchStock(db)()).fingerprintOf([at.id]);
      await setPieces(at.first, qty + 1);
      await setPieces(at.second, qty);
      expect((await watchStock(db)()).fingerprintOf([at.id])).not.toBe(before);
    }
  });

  it('is the former one again when a piece comes back', async () => {
    const { db } = backend.context;
    const { id } = await find(stocked);
    const before = (await watchStock(db)()).fingerprintOf([id]);
    await db.update(inventory).set({ qty: sql`qty + 1` }).where(eq(inventory.productId, id));
    expect((await watchStock(db)()).fingerprintOf([id])).not.toBe(before);
    await db.update(inventory).set({ qty: sql`qty - 1` }).where(eq(inventory.productId, id));
    expect((await watchStock(db)()).fingerprintOf([id])).toBe(before);
  });
});
