import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { pricesAt, readShopPrices } from './shopPrices.ts';
import { readStock } from './stock.ts';
import { type Tile, tileOf } from './tile.ts';

/**
 * Tiles of the given products in that order, at one shop's prices when it is named; those the tenant doesn't offer are
 * left out.
 */
export async function readTileList(
  { db, clock, catalogue }: Omit<StoreContext, 'isHuman'>,
  { tenant, language }: Visit,
  ids: readonly number[],
  shopId = '',
): Promise<Tile[]> {
  const { tiles } = await catalogue.current();
  const rows = await tiles.read(db, tenant.id, ids);
  const stock = await readStock(db, tenant.id, ids);
  const own = await readShopPrices(db, tenant.id, shopId, ids);
  const now = clock();
  return rows.map((row) => ({
    ...tileOf(row, stock.get(row.id), language, now),
    ...pricesAt(row, own, now),
  }));
}
