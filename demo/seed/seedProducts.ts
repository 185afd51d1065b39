import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import { type Database, rowsOf } from '../../server/backend/database/database.ts';
import { productCategories, products as productTable } from '../../server/backend/database/schema/catalog.ts';
import { products } from '../catalog/products.ts';
import { categories } from '../categories/tree.ts';
import type { DemoProduct, DemoVariant } from '../types.ts';
import { productRow, variantRow } from './productRow.ts';

/** A stored product with its number; variants carry theirs. */
export interface Seeded {
  id: number;
  product: DemoProduct;
  variants: { id: number; variant: DemoVariant }[];
}

async function idsBySku(db: Pick<Database, 'execute'>): Promise<(sku: string) => number> {
  const rows = await rowsOf<{ id: number; sku: string }>(db, sql`select id, sku from products`);
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  return (sku) => {
    const id = ids.get(sku);
    if (id === undefined) throw new Error(`The demo catalog names a product that is not there: ${sku}`);
    return id;
  };
}

export async function seedProducts(db: Pick<Database, 'execute'>, now: Date): Promise<Seeded[]> {
  const rows = products.map((product) => productRow(product, now));
  await bulkInsert(db, productTable, rows);
  const parentOf = await idsBySku(db);
  const choices = products.flatMap(({ variants }, at) => {
    const parent = rows[at];
    return parent ? variants.map((variant) => variantRow(variant, parent, parentOf(parent.sku))) : [];
  });
  await bulkInsert(db, productTable, choices);

  const idOf = await idsBySku(db);
  const seeded = products.map((product) => ({
    id: idOf(product.sku),
    product,
    variants: product.variants.map((variant) => ({ id: idOf(variant.sku), variant })),
  }));
  await seedShelves(db, seeded);
  return seeded;
}

async function seedShelves(db: Pick<Database, 'execute'>, seeded: readonly Seeded[]): Promise<void> {
  const categoryIds = new Map(categories.map(({ urlKey, id }) => [urlKey, id]));
  const pairs = seeded.flatMap(({ id, product }) =>
    product.categories.flatMap((key) => {
      const categoryId = categoryIds.get(key);
      return categoryId === undefined ? [] : [{ productId: id, categoryId }];
    }),
  );
  await bulkInsert(db, productCategories, pairs);
}
