import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BACKEND_START_MS, openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { inventory } from '../database/schema/location.ts';
import { watchStock } from './stockVersion.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
}, BACKEND_START_MS);
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

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
  await db
    .update(inventory)
    .set({ qty: (row?.qty ?? 0) + 1 })
    .where(eq(inventory.productId, row?.productId ?? 0));
  await waitFor(async () => expect(await later()).toBe(2));
});
