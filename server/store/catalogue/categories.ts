import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { categories } from '../database/schema/catalogue.ts';

/** Where every product is, shown as /catalog (commerce specification §2). */
export const DEFAULT_CATEGORY = 'default-category';

export const readCategories = (db: Database) =>
  db.select(getTableColumns(categories)).from(categories).orderBy(categories.position, categories.id);

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];
