import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { readTileRows } from './readTiles.ts';
import { readStock } from './stock.ts';
import { type Tile, tileOf } from './tile.ts';

/** Tiles of the given products in that order; those the tenant doesn't offer are left out. */
export async function readTileList(
  { db, clock }: Pick<StoreContext, 'db' | 'clock'>,
  { tenant, language }: Visit,
  ids: readonly number[],
): Promise<Tile[]> {
  const rows = await readTileRows(db, tenant.id, ids);
  const stock = await readStock(
    db,
    tenant.id,
    rows.map(({ id }) => id),
  );
  const now = clock();
  return rows.map((row) => tileOf(row, stock.get(row.id), language, now));
}
