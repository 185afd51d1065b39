import type { BackendContext } from '../../backendContext.ts';
import type { RequestScope } from '../../route.ts';
import type { PageStock } from './pieces.ts';
import { readLocationPrices } from './prices.ts';
import { readStock } from './stock.ts';
import { type Tile, tileOf } from './tile.ts';

/**
 * Reads the tiles of products in the given order, with the prices of a location if one is given; products that the tenant does not offer
 * are omitted. pageStock: their stock, if it has already been read
 */
export async function readTileList(
  { db, clock, catalog }: Pick<BackendContext, 'db' | 'clock' | 'catalog'>,
  { tenant, language }: RequestScope,
  ids: readonly number[],
  shopId = '',
  pageStock?: PageStock,
): Promise<Tile[]> {
  const { tiles, facts } = await catalog.current();
  const rows = await tiles.read(db, tenant.id, ids);
  const allIds = [...ids, ...rows.flatMap(({ variants }) => variants.map(({ id }) => id))];
  const stock = pageStock ? null : await readStock(db, tenant.id, allIds, facts);
  const own = await readLocationPrices(db, tenant.id, shopId, allIds);
  const stockOf = (id: number) => (pageStock ? pageStock.of(id) : stock?.get(id));
  const context = { language, now: clock(), stockOf, own };
  return rows.map((row) => tileOf(row, row.variants, context));
}
