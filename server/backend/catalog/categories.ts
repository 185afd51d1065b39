import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { categories } from '../database/schema/catalog.ts';

/** The category that contains every product, shown as /catalog (docs/spec/01 §3). */
export const DEFAULT_CATEGORY = 'default-category';

export const readCategories = (db: Database) =>
  db.select(getTableColumns(categories)).from(categories).orderBy(categories.position, categories.id);

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];
