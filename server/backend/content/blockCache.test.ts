import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { blocks } from '../database/schema/content.ts';
import { BlockCache } from './blockCache.ts';

const TENANT = 1;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const stored = () =>
  backend.context.db.select().from(blocks).where(eq(blocks.tenantId, TENANT)).orderBy(blocks.identifier);

/** Counts the selects of some work. */
async function selectsOf(work: () => Promise<unknown>): Promise<number> {
  const select = vi.spyOn(backend.context.db, 'select');
  await work();
  const count = select.mock.calls.length;
  select.mockRestore();
  return count;
}

it('reads all blocks of a tenant once, and returns those that are asked for', async () => {
  const { db } = backend.context;
  const cache = new BlockCache();
  const rows = await stored();
  const [first, second] = rows.map(({ identifier }) => identifier);
  expect(await cache.read(db, TENANT)).toEqual(rows);
  expect(await selectsOf(() => cache.read(db, TENANT, [second ?? '', 'unknown', first ?? '']))).toBe(0);
  expect(await cache.read(db, TENANT, [second ?? '', 'unknown', first ?? ''])).toEqual(rows.slice(0, 2));
});

it('reads blocks that are too large for the memory from the database, each time', async () => {
  const { db } = backend.context;
  const cache = new BlockCache(100);
  const rows = await stored();
  expect(await cache.read(db, TENANT)).toEqual(rows);
  const last = rows.at(-1);
  expect(await cache.read(db, TENANT, [last?.identifier ?? ''])).toEqual([last]);
  expect(await selectsOf(() => cache.read(db, TENANT, ['unknown']))).toBe(1);
});
