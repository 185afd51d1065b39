import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { products } from '../../database/schema/catalog.ts';
import { readPageStock } from './pieces.ts';
import { readStock, stockByLocation } from './stock.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it('tells of every product, bundle and location the same as the reads of listings and carts', async () => {
  const { context } = backend;
  const { tenants, facts } = await context.catalog.current();
  const tenant = tenants.find(({ code }) => code === 'maple');
  if (!tenant) throw new Error('no tenant');
  const scope = { tenant, language: 'en' };
  const rows = await context.db.select({ id: products.id }).from(products).where(isNull(products.parentId));
  const ids = rows.map(({ id }) => id);
  const expected = await readStock(context.db, tenant.id, ids);
  const pageStock = await readPageStock(context.db, tenant.id, ids, facts);
  expect(ids.map((id) => [id, pageStock.of(id)])).toEqual(ids.map((id) => [id, expected.get(id) ?? null]));
  for (const id of ids.slice(0, 40))
    expect(pageStock.at(id, 'en', '')).toEqual(await stockByLocation(context, scope, id, {}));
});
