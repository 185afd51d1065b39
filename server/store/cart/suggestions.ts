import { and, asc, eq, inArray } from 'drizzle-orm';
import { readTileList } from '../catalogue/product/readTileList.ts';
import type { Tile } from '../catalogue/product/tile.ts';
import { productLinks } from '../database/schema/catalogue.ts';
import type { Visitor } from '../session/visitor.ts';
import type { StateLine } from './cartState.ts';

const MOST = 3;

const isAddable = (tile: Tile) => tile.display_add_to_cart && tile.in_stock && tile.price !== null;

/**
 * What goes well with each line, by product id: over the whole cart at most 3, addable and not in it already
 * (commerce specification §5).
 */
export async function suggestionsFor(
  visitor: Visitor,
  lines: readonly StateLine[],
): Promise<Map<number, Tile[]>> {
  const inCart = [...new Set(lines.map(({ line }) => line.productId))];
  if (inCart.length === 0) return new Map();
  const links = await visitor.db
    .select({ mainId: productLinks.productId, id: productLinks.linkedId })
    .from(productLinks)
    .where(and(inArray(productLinks.productId, inCart), eq(productLinks.kind, 'crosssell')))
    .orderBy(asc(productLinks.position), asc(productLinks.productId));
  const mainOf = new Map<number, number>();
  for (const { id, mainId } of links) if (!inCart.includes(id) && !mainOf.has(id)) mainOf.set(id, mainId);
  const tiles = await readTileList({ ...visitor, clock: () => visitor.now }, visitor, [...mainOf.keys()]);
  const chosen = new Map<number, Tile[]>();
  for (const tile of tiles.filter(isAddable).slice(0, MOST)) {
    const mainId = mainOf.get(Number(tile.entity_id)) ?? 0;
    chosen.set(mainId, [...(chosen.get(mainId) ?? []), tile]);
  }
  return chosen;
}
