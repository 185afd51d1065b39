import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { banners } from '../database/schema/content.ts';
import { readBanners } from './readBanners.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

it.each([
  ['sofas', undefined, ['everywhere', 'sofas']],
  ['beds,sofas', undefined, ['beds', 'everywhere', 'sofas']],
  [undefined, 'Harbor Mill', ['everywhere', 'beds', 'sofas', 'mill']],
  ['beds', 'Harbor Mill', ['beds', 'everywhere']],
  ['lamps', 'Other', ['everywhere']],
])('of the category %s and the manufacturer %s', async (category, manufacturer, expected) => {
  const { context } = shop;
  const [tenant] = (await context.catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const places = { everywhere: {}, beds: { category: 'beds' }, sofas: { category: 'sofas' } };
  const own = { ...places, mill: { category: 'mill', manufacturer: 'harbor-mill' } };
  await context.db.delete(banners);
  await context.db.insert(banners).values(
    Object.entries(own).map(([id, place]) => ({
      id,
      tenantId: tenant.id,
      type: 'custom' as const,
      css: '',
      content: { en: id, fr: id },
      startDate: '2026-11-01',
      endDate: '2026-12-01',
      position: 0,
      ...place,
    })),
  );
  const query = { limit: 10, order: 'position', category, manufacturer };
  const found = await readBanners(context, { tenant, language: 'en' }, 'custom', query);
  expect(found.map(({ id }) => id).sort()).toEqual(expected.toSorted());
});
