import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { promotions } from '../../database/schema/content.ts';
import { requireVariant } from './findProduct.ts';
import { promotionsOf } from './promotionsOf.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

// The clock of the test stands at November 21 at the dealer.
it.each([
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-22', true],
  ['2026-11-22', '2026-11-30', false],
  ['2026-11-01', '2026-11-20', false],
])('a promotion from %s to %s applies today: %s', async (startDate, endDate, isActive) => {
  const { context } = shop;
  const [tenant] = (await context.catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const scope = { tenant, language: 'en' };
  const programId = 'northquay-sofa-weeks';
  await context.db.update(promotions).set({ startDate, endDate }).where(eq(promotions.programId, programId));
  const { id } = await requireVariant(context, scope, 'hudson-sofa');
  const found = await promotionsOf(context, scope, id);
  expect(found.map(({ program_id }) => program_id)).toEqual(isActive ? [programId] : []);
});
