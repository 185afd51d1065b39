import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bundleItems, products } from '../../database/schema/catalog.ts';

/** Reads the parts of bundles in order; a configurable part is delivered as its first variant, the unit. */
export async function readBundleUnits(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const parts = await db
    .select()
    .from(bundleItems)
    .where(inArray(bundleItems.bundleId, [...new Set(ids)]))
    .orderBy(bundleItems.position);
  if (parts.length === 0) return [];
  const variants = await db
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(
      inArray(
        products.parentId,
        parts.map((part) => part.productId),
      ),
    )
    .orderBy(products.position, products.id);
  return parts.map((part) => ({
    ...part,
    unitId: variants.find((variant) => variant.parentId === part.productId)?.id ?? part.productId,
  }));
}
