import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inventory, locations } from '../database/schema/catalogue.ts';

/**
 * Takes pieces of one product off the shelves of a tenant, the warehouse first. Inside a transaction: the rows stay
 * locked, so two orders never take the same piece.
 * @returns false when there are not enough, and then nothing was taken; true also where nobody counts the product
 */
async function takePieces(
  db: Database,
  tenantId: number,
  productId: number,
  pieces: number,
): Promise<boolean> {
  const shelves = await db
    .select({ locationId: inventory.locationId, qty: inventory.qty })
    .from(inventory)
    .innerJoin(locations, and(eq(locations.id, inventory.locationId), eq(locations.tenantId, tenantId)))
    .where(eq(inventory.productId, productId))
    .orderBy(sql`${locations.kind} = 'warehouse' desc`, asc(inventory.locationId))
    .for('update', { of: inventory });
  if (shelves.length === 0) return true;
  if (shelves.reduce((sum, shelf) => sum + shelf.qty, 0) < pieces) return false;
  let left = pieces;
  for (const { locationId, qty } of shelves) {
    const taken = Math.min(qty, left);
    left -= taken;
    if (taken === 0) continue;
    const here = and(eq(inventory.productId, productId), eq(inventory.locationId, locationId));
    await db
      .update(inventory)
      .set({ qty: sql`${inventory.qty} - ${taken}` })
      .where(here);
  }
  return true;
}

/** Takes what an order needs, by product id; always in the same order, so that two orders never wait for each other. */
export async function takeStock(
  db: Database,
  tenantId: number,
  demand: ReadonlyMap<number, number>,
): Promise<{ missing: number | null }> {
  for (const [productId, pieces] of [...demand].sort(([a], [b]) => a - b)) {
    if (!(await takePieces(db, tenantId, productId, pieces))) return { missing: productId };
  }
  return { missing: null };
}
