import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type Database, rowsOf } from '../../database/database.ts';

/** A part of a bundle. For a configurable part, its first variant is delivered: the unit. */
export interface BundleUnit {
  bundleId: number;
  productId: number;
  unitId: number;
  qty: number;
}

const readUnits = (db: Database, condition: SQL) =>
  rowsOf<BundleUnit>(
    db,
    sql`select part.bundle_id as "bundleId", part.product_id as "productId", part.qty,
          coalesce((select id from products where parent_id = part.product_id order by position, id limit 1), part.product_id) as "unitId"
        from bundle_items part where ${condition} order by part.position`,
  );

/** Reads the parts of bundles in order. */
export async function readBundleUnits(db: Database, ids: readonly number[]): Promise<BundleUnit[]> {
  if (ids.length === 0) return [];
  return readUnits(db, sql`part.bundle_id = ${anyOf(ids)}`);
}

/** Reads the parts of all bundles, by bundle id. */
export async function readAllBundles(db: Database): Promise<Map<number, BundleUnit[]>> {
  const bundles = new Map<number, BundleUnit[]>();
  for (const unit of await readUnits(db, sql`true`)) {
    const units = bundles.get(unit.bundleId);
    if (units) units.push(unit);
    else bundles.set(unit.bundleId, [unit]);
  }
  return bundles;
}
