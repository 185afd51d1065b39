import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import { type Database, rowsOf } from '../../server/backend/database/database.ts';
import { productCategories, products as productTable } from '../../server/backend/database/schema/catalog.ts';
import { reviews } from '../../server/backend/database/schema/review.ts';
import { products } from '../catalog/products.ts';
import { categories } from '../categories/tree.ts';
import type { DemoProduct, DemoVariant } from '../types.ts';
import { productRow, variantRow } from './productRow.ts';

const dayMs = 86_400_000;

/** A product and its variants with their ids in the database. */
export interface SeededProduct {
  id: number;
  product: DemoProduct;
  variants: { id: number; variant: DemoVariant }[];
}

async function idsBySku(db: Pick<Database, 'execute'>): Promise<(sku: string) => number> {
  const rows = await rowsOf<{ id: number; sku: string }>(db, sql`select id, sku from products`);
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  return (sku) => {
    const id = ids.get(sku);
    if (id === undefined) throw new Error(`The demo catalog has no product with the SKU ${sku}.`);
    return id;
  };
}

export async function seedProducts(db: Pick<Database, 'execute'>, now: Date): Promise<SeededProduct[]> {
  const rows = products.map((product) => productRow(product, now));
  await bulkInsert(db, productTable, rows);
  const parentOf = await idsBySku(db);
  const variantRows = products.flatMap(({ variants }, index) => {
    const parent = rows[index];
    return parent ? variants.map((variant) => variantRow(variant, parent, parentOf(parent.sku))) : [];
  });
  await bulkInsert(db, productTable, variantRows);

  const idOf = await idsBySku(db);
  const seeded = products.map((product) => ({
    id: idOf(product.sku),
    product,
    variants: product.variants.map((variant) => ({ id: idOf(variant.sku), variant })),
  }));
  await seedProductCategories(db, seeded);
  return seeded;
}

async function seedProductCategories(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  const categoryIds = new Map(categories.map(({ urlKey, id }) => [urlKey, id]));
  const pairs = seeded.flatMap(({ id, product }) =>
    product.categories.flatMap((key) => {
      const categoryId = categoryIds.get(key);
      return categoryId === undefined ? [] : [{ productId: id, categoryId }];
    }),
  );
  await bulkInsert(db, productCategories, pairs);
}

export async function seedReviews(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  await bulkInsert(
    db,
    reviews,
    seeded.flatMap(({ id, product }) =>
      product.reviews.written.map((review) => ({
        productId: id,
        title: review.title,
        detail: review.body,
        nickname: review.author,
        rating: review.rating,
        createdAt: new Date(now.getTime() - review.daysAgo * dayMs),
        votesYes: review.votesYes,
        votesNo: review.votesNo,
      })),
    ),
  );
}
