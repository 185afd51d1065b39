import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { bundleUnitsOf, type ProductFacts } from '../index/productFacts.ts';
import { label, type Stock, withBundles } from './stock.ts';

interface PieceRow {
  product_id: number;
  /** For a variant: its product. */
  parent_id: number | null;
  qty: number;
  location_id: string;
  location_name: string;
  is_shop: boolean;
}

/** The stock for a product page: of the product, its variants and the products offered with it. */
export interface PageStock {
  /** By product id, as in readStock. */
  of: (id: number) => Stock;
  /** Stock of the product and its variants by location, sorted by name. */
  at: (id: number, language: string, storelocationid: string) => PieceLocation[];
}

interface PieceLocation {
  store_id: string;
  store_name: string;
  qty: number;
  label: string;
}

/** Reads the stock of products and their variants at all locations of the tenant in a single query. */
export async function readPageStock(
  db: Database,
  tenantId: number,
  ids: readonly number[],
  facts: ProductFacts,
): Promise<PageStock> {
  const units = bundleUnitsOf(facts, ids);
  const requested = sql.param(`{${[...ids, ...units.map(({ unitId }) => unitId)].join(',')}}`);
  const rows = await rowsOf<PieceRow>(
    db,
    sql`with related as (
          select id, parent_id from products where id = any(${requested}::int[])
          union
          select id, parent_id from products where parent_id = any(${requested}::int[]))
        select i.product_id, related.parent_id, i.qty, l.id as location_id, l.name as location_name, l.kind = 'shop' as is_shop
        from related join inventory i on i.product_id = related.id
        join locations l on l.id = i.location_id and l.tenant_id = ${tenantId} order by l.name`,
  );
  const counted = new Map<number, Stock>();
  const add = (id: number, qty: number) => counted.set(id, (counted.get(id) ?? 0) + qty);
  for (const { product_id, parent_id, qty } of rows) {
    add(product_id, qty);
    if (parent_id !== null) add(parent_id, qty);
  }
  withBundles(counted, units);
  return {
    of: (id) => counted.get(id) ?? null,
    at(id, language, storelocationid) {
      const locations = new Map<string, { name: string; qty: number }>();
      for (const row of rows) {
        const isHere = row.is_shop && (storelocationid === '' || row.location_id === storelocationid);
        if (!isHere || (row.product_id !== id && row.parent_id !== id)) continue;
        const before = locations.get(row.location_id)?.qty ?? 0;
        locations.set(row.location_id, { name: row.location_name, qty: before + row.qty });
      }
      return [...locations].map(([store_id, { name: store_name, qty }]) => ({
        store_id,
        store_name,
        qty,
        label: label(language, qty),
      }));
    },
  };
}
