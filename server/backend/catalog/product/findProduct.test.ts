import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { products } from '../../database/schema/catalog.ts';
import { requireFamily, requireVariant } from './findProduct.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

it('finds the product with an id before another product that has it as its url_key', async () => {
  const { context } = shop;
  const [tenant] = (await context.catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const scope = { tenant, language: 'en' };
  const { id } = await requireVariant(context, scope, 'hudson-sofa');
  const key = String(id);
  const other = await requireVariant(context, scope, 'alder-sofa');
  await context.db.update(products).set({ urlKey: key }).where(eq(products.id, other.id));
  // PostgreSQL reads the row that was written last at the end.
  await context.db.update(products).set({ urlKey: 'hudson' }).where(eq(products.id, id));
  expect((await requireVariant(context, scope, key)).id).toBe(id);
  expect((await requireFamily(context, scope, key)).row.id).toBe(id);
});
