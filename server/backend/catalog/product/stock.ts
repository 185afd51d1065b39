import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';

/** The tenant's total stock over all locations; null for a product that is ordered from the manufacturer. */
export type Stock = number | null;

export const isInStock = (stock: Stock | undefined) => stock === undefined || stock === null || stock > 0;

/** Reads the stock by product id. A configurable product has the total of its variants. */
export async function readStock(
  db: Database,
  tenantId: number,
  ids: readonly number[],
): Promise<Map<number, Stock>> {
  if (ids.length === 0) return new Map();
  const requested = sql.param(`{${ids.join(',')}}`);
  const rows = await rowsOf<{ asked: number; qty: number }>(
    db,
    sql`with kin as (
          select id, id as asked from products where id = any(${requested}::int[])
          union all
          select id, parent_id from products where parent_id = any(${requested}::int[]))
        select kin.asked, sum(i.qty)::int as qty
        from kin join inventory i on i.product_id = kin.id
        join locations l on l.id = i.location_id and l.tenant_id = ${tenantId}
        group by kin.asked`,
  );
  const counted = new Map(rows.map(({ asked: id, qty }) => [id, qty]));
  return new Map(ids.map((id) => [id, counted.get(id) ?? null]));
}
