import { getTableColumns } from 'drizzle-orm';
import { DEFAULT_CATEGORY } from '../../../contract/paths.ts';
import type { Database } from '../database/database.ts';
import { categories } from '../database/schema/catalog.ts';
import type { BilingualText, CategoryDetails } from './details.ts';

export const readCategories = (db: Database) =>
  db.select(getTableColumns(categories)).from(categories).orderBy(categories.position, categories.id);

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

/** Id of the root of the tree (docs/spec/03 §6). Imported categories without a department are placed below it. */
const ROOT_ID = 2;

/** The details of a category without a landing page. */
export const plainDetails = (name: BilingualText, metaDescription: BilingualText): CategoryDetails => ({
  description: { en: '', fr: '' },
  metaTitle: name,
  metaDescription,
  featuredFilter: '',
  sections: [],
  blocks: [],
});

/** Inserts the root category with all products, without which /catalog is not found. @returns whether it was missing */
export async function addRootCategory(db: Pick<Database, 'insert'>): Promise<boolean> {
  const name = { en: 'Catalog', fr: 'Catalogue' };
  const added = await db
    .insert(categories)
    .values({
      id: ROOT_ID,
      parentId: 1,
      level: 1,
      position: 0,
      urlKey: DEFAULT_CATEGORY,
      name,
      displayMode: 'PRODUCTS',
      sortBy: 'position',
      inMenu: false,
      details: plainDetails(name, { en: '', fr: '' }),
    })
    .onConflictDoNothing()
    .returning({ id: categories.id });
  return added.length > 0;
}
