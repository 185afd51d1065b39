import { and, asc, eq, inArray } from 'drizzle-orm';
import { readTileList } from '../catalog/product/readTileList.ts';
import type { Tile } from '../catalog/product/tile.ts';
import { productLinks } from '../database/schema/catalog.ts';
import type { RequestContext } from '../session/requestContext.ts';
import type { ComputedLineItem } from './cartState.ts';

const MAX_SUGGESTIONS = 3;

const isAddable = (tile: Tile) => tile.display_add_to_cart && tile.in_stock && tile.price !== null;

/**
 * Reads cross-sell products by the product id of their line: at most 3 over the whole cart, addable and not in the
 * cart yet (docs/spec/11 §4).
 */
export async function suggestionsFor(
  context: RequestContext,
  lines: readonly ComputedLineItem[],
): Promise<Map<number, Tile[]>> {
  const inCart = [...new Set(lines.map(({ line }) => line.productId))];
  if (inCart.length === 0) return new Map();
  const links = await context.db
    .select({ mainId: productLinks.productId, id: productLinks.linkedId })
    .from(productLinks)
    .where(and(inArray(productLinks.productId, inCart), eq(productLinks.kind, 'crosssell')))
    .orderBy(asc(productLinks.position), asc(productLinks.productId));
  const mainOf = new Map<number, number>();
  for (const { id, mainId } of links) if (!inCart.includes(id) && !mainOf.has(id)) mainOf.set(id, mainId);
  const tiles = await readTileList({ ...context, clock: () => context.now }, context, [...mainOf.keys()]);
  const chosen = new Map<number, Tile[]>();
  for (const tile of tiles.filter(isAddable).slice(0, MAX_SUGGESTIONS)) {
    const mainId = mainOf.get(Number(tile.entity_id)) ?? 0;
    chosen.set(mainId, [...(chosen.get(mainId) ?? []), tile]);
  }
  return chosen;
}
