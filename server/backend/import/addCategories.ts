import { sql } from 'drizzle-orm';
import { plainDetails, readCategories } from '../catalog/categories.ts';
import { bulkInsert } from '../database/bulkInsert.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { categories } from '../database/schema/catalog.ts';
import type { FurnitureCategory } from './furnitureCategories.ts';

type NewCategory = Pick<FurnitureCategory, 'urlKey' | 'parent' | 'name' | 'sign'>;

/** Position after the existing categories. */
const firstPosition = 100;
/** Root of the tree (docs/spec/03 §6), for categories whose department does not exist. */
const root = 2;

/** Inserts the missing categories below their departments. @returns ids by url_key */
export async function addCategories(
  db: Database,
  wanted: readonly NewCategory[],
): Promise<Map<string, number>> {
  const existing = await readCategories(db);
  const missing = wanted.filter(({ urlKey }) => !existing.some((category) => category.urlKey === urlKey));
  await bulkInsert(
    db,
    categories,
    missing.map(({ urlKey, parent, name, sign }, at) => {
      const above = existing.find((category) => category.urlKey === parent);
      return {
        parentId: above?.id ?? root,
        level: (above?.level ?? 1) + 1,
        position: firstPosition + at,
        urlKey,
        name,
        displayMode: 'PRODUCTS' as const,
        sortBy: 'position',
        inMenu: true,
        image: `/media/placeholders/${sign}.svg`,
        icon: above?.icon ?? '',
        details: plainDetails(name, name),
      };
    }),
  );
  const rows = await rowsOf<{ id: number; url_key: string }>(db, sql`select id, url_key from categories`);
  return new Map(rows.map(({ id, url_key }) => [url_key, id]));
}
