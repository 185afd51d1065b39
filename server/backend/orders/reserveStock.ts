import { and, asc, eq, sql } from 'drizzle-orm';
import { bumpRevision } from '../catalog/revision.ts';
import { anyOf, type Database, rowsOf } from '../database/database.ts';
import { inventory, locations } from '../database/schema/location.ts';
import type { StockTaken } from '../database/schema/order.ts';

/**
 * Reserves a quantity of one product at the locations of a tenant, the warehouse first. The rows stay locked until the transaction ends, so
 * two orders never reserve the same piece.
 * @returns the quantity by location; null, without a reservation, when the stock is insufficient; empty for a product whose stock is not
 * tracked
 */
async function reserveProduct(db: Database, tenantId: number, productId: number, quantity: number) {
  const rows = await db
    .select({ locationId: inventory.locationId, qty: inventory.qty })
    .from(inventory)
    .innerJoin(locations, and(eq(locations.id, inventory.locationId), eq(locations.tenantId, tenantId)))
    .where(eq(inventory.productId, productId))
    .orderBy(sql`${locations.kind} = 'warehouse' desc`, asc(inventory.locationId))
    .for('update', { of: inventory });
  if (rows.length === 0) return [];
  if (rows.reduce((sum, row) => sum + row.qty, 0) < quantity) return null;
  const takenFrom: StockTaken[] = [];
  let left = quantity;
  for (const { locationId, qty } of rows) {
    const reserved = Math.min(qty, left);
    left -= reserved;
    if (reserved === 0) continue;
    const here = and(eq(inventory.productId, productId), eq(inventory.locationId, locationId));
    await db
      .update(inventory)
      .set({ qty: sql`${inventory.qty} - ${reserved}` })
      .where(here);
    takenFrom.push({ productId, locationId, qty: reserved });
  }
  return takenFrom;
}

/**
 * Whether any of these is a sold-out variant whose siblings have a different price. When the last piece is reserved or the first one
 * returns, another variant may represent the product, and listings filter and sort by its price.
 */
async function isVariantSoldOut(db: Database, tenantId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const [row] = await rowsOf<{ is_sold_out: boolean }>(
    db,
    sql`select exists (
          select from products p join offers o on o.product_id = p.id and o.tenant_id = ${tenantId}
          join products sibling on sibling.parent_id = p.parent_id
          join offers other on other.product_id = sibling.id and other.tenant_id = ${tenantId} and other.price <> o.price
          where p.id = ${anyOf(ids)} and not exists (
            select from inventory i join locations l on l.id = i.location_id and l.tenant_id = ${tenantId}
            where i.product_id = p.id and i.qty > 0)) as is_sold_out`,
  );
  return row?.is_sold_out ?? false;
}

const productIdsOf = (reserved: readonly StockTaken[]) => reserved.map(({ productId }) => productId);

/** Reserves the demand of an order, by product id. Products are locked in ascending order, which prevents deadlocks. */
export async function reserveStock(
  db: Database,
  tenantId: number,
  demand: ReadonlyMap<number, number>,
): Promise<{ missing: number | null; reserved: StockTaken[] }> {
  const reserved: StockTaken[] = [];
  for (const [productId, quantity] of [...demand].sort(([a], [b]) => a - b)) {
    const takenFrom = await reserveProduct(db, tenantId, productId, quantity);
    if (!takenFrom) return { missing: productId, reserved };
    reserved.push(...takenFrom);
  }
  if (await isVariantSoldOut(db, tenantId, productIdsOf(reserved))) await bumpRevision(db);
  return { missing: null, reserved };
}

/** Releases the reserved stock of an order to its locations, in the order in which it was reserved. */
export async function releaseStock(db: Database, tenantId: number, reserved: readonly StockTaken[]) {
  const wasSoldOut = await isVariantSoldOut(db, tenantId, productIdsOf(reserved));
  for (const { productId, locationId, qty } of reserved) {
    const here = and(eq(inventory.productId, productId), eq(inventory.locationId, locationId));
    await db
      .update(inventory)
      .set({ qty: sql`${inventory.qty} + ${qty}` })
      .where(here);
  }
  if (wasSoldOut) await bumpRevision(db);
}
