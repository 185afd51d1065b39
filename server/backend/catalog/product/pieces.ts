import { sql } from 'drizzle-orm';
import { anyOf, type Database, rowsOf } from '../../database/database.ts';
import { bundleUnitsOf, type ProductFacts } from '../index/productFacts.ts';
import { label, type Stock, stockOfVariants, withBundles } from './stock.ts';

interface PieceRow {
  product_id: number;
  /** For a variant: its product. */
  parent_id: number | null;
  qty: number;
  location_id: string;
  location_name: string;
  is_shop: boolean;
}

/** A product or variant without pieces at any location. */
type UntrackedRow = Record<Exclude<keyof PieceRow, 'product_id' | 'parent_id'>, null> &
  Pick<PieceRow, 'product_id' | 'parent_id'>;

/** The stock for a product page: of the product, its variants and the products offered with it. */
export interface PageStock {
  /** By product id, as in readStock. */
  of: (id: number) => Stock;
  /** Stock of the product, or of its variants, by location, sorted by name. */
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
  const isRequested = anyOf([...ids, ...units.map(({ unitId }) => unitId)]);
  const found = await rowsOf<PieceRow | UntrackedRow>(
    db,
    sql`with related as (
          select id, parent_id from products where id = ${isRequested} and type <> 'configurable'
          union
          select v.id, v.parent_id from products v join offers o on o.product_id = v.id and o.tenant_id = ${tenantId}
          where v.parent_id = ${isRequested}),
        pieces as (
          select i.product_id, i.qty, l.id, l.name, l.kind = 'shop' as is_shop from inventory i
          join locations l on l.id = i.location_id and l.tenant_id = ${tenantId}
          where i.product_id in (select id from related))
        select related.id as product_id, related.parent_id, pieces.qty,
          pieces.id as location_id, pieces.name as location_name, pieces.is_shop
        from related left join pieces on pieces.product_id = related.id order by pieces.name`,
  );
  const rows = found.filter((row): row is PieceRow => row.qty !== null);
  const counted = new Map<number, Stock>();
  for (const { product_id, qty } of rows) counted.set(product_id, (counted.get(product_id) ?? 0) + qty);
  const families = new Map<number, Map<number, Stock>>();
  for (const { product_id, parent_id } of found) {
    if (parent_id === null) continue;
    const family = families.get(parent_id) ?? new Map<number, Stock>();
    families.set(parent_id, family.set(product_id, counted.get(product_id) ?? null));
  }
  for (const [id, variants] of families) counted.set(id, stockOfVariants([...variants.values()]));
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
