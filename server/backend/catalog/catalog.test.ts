import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import type { Database } from '../database/database.ts';
import { type CatalogState, catalogIndexOf, liveCatalog } from './catalog.ts';
import { readIndexBatches } from './index/readIndexRows.ts';
import { bumpRevision } from './revision.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Holds the statements that read the products of an index until `open` is called. */
function holdIndex(db: Database) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const execute = db.execute.bind(db);
  const holding = vi.spyOn(db, 'execute').mockImplementation((async (
    query: Parameters<typeof execute>[0],
  ) => {
    const isBatch = JSON.stringify(query).includes('from products p where id');
    if (isBatch) await gate;
    return execute(query);
  }) as never);
  return {
    open: () => {
      holding.mockRestore();
      open();
    },
  };
}

const firstTenant = ({ tenants: [tenant] }: CatalogState) => {
  if (!tenant) throw new Error('no tenant');
  return tenant;
};

it('is served while its first index loads; who needs the index waits for it', async () => {
  const { db } = backend.context;
  const held = holdIndex(db);
  const state = await liveCatalog(db).current();
  expect(state.categories.length).toBeGreaterThan(0);
  expect(state.loadedIndexes()).toBe(null);
  const waiting = catalogIndexOf(state, firstTenant(state));
  const isLoaded = vi.fn();
  void waiting.then(isLoaded);
  await db.execute(sql`select 1`);
  expect(isLoaded).not.toHaveBeenCalled();
  held.open();
  expect((await waiting).ids.length).toBeGreaterThan(300);
  expect(state.loadedIndexes()?.size).toBe(state.tenants.length);
});

it('keeps the previous revision until the index of the next one is complete', async () => {
  const { db } = backend.context;
  const catalog = liveCatalog(db);
  const first = await catalog.current();
  await first.indexes;
  vi.useFakeTimers({ toFake: ['performance'] });
  const later = () => {
    vi.advanceTimersByTime(5_000);
    return catalog.current();
  };
  await bumpRevision(db);
  const held = holdIndex(db);
  await later();
  await db.execute(sql`select 1`);
  expect(await later()).toBe(first);
  held.open();
  await waitFor(async () => expect((await later()).revision).toBe(first.revision + 1));
});

it('is caught up with a change that was made while an earlier check was running', async () => {
  const { db } = backend.context;
  const catalog = liveCatalog(db);
  const { revision, indexes } = await catalog.current();
  await indexes;
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(5_000);
  let finish = () => {};
  const execute = db.execute.bind(db);
  const executed = vi.spyOn(db, 'execute').mockImplementationOnce((query) => {
    const rows = execute(query).then((found) => found);
    // The check has read the revision; its response is on the way.
    return new Promise((resolve) => {
      finish = () => resolve(rows);
    }) as never;
  });
  await catalog.current();
  await waitFor(() => expect(executed).toHaveBeenCalled());
  await bumpRevision(db);
  const caughtUp = catalog.catchUp();
  finish();
  await caughtUp;
  vi.useRealTimers();
  executed.mockRestore();
  expect((await catalog.current()).revision).toBe(revision + 1);
});

it('has a bound: further products have pages, but no listing contains them', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const { db } = backend.context;
  const ids: number[] = [];
  for await (const { products } of readIndexBatches(db, [1], 20)) ids.push(...products.map(({ id }) => id));
  expect(ids).toHaveLength(20);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/^Listings contain the first 20 of \d+ products\.$/),
  );
});
