import { and, asc, eq, inArray } from 'drizzle-orm';
import { readTileList } from '../catalogue/product/readTileList.ts';
import type { Tile } from '../catalogue/product/tile.ts';
import { productLinks } from '../database/schema/catalogue.ts';
import type { Visitor } from '../session/visitor.ts';
import type { StateLine } from './cartState.ts';
import { keyOf, readGoods, readStock } from './readGoods.ts';

const MOST = 3;

/** Ids of those that can be put in the cart just so: sold here and on hand. */
async function addableOf(visitor: Visitor, ids: readonly number[]): Promise<number[]> {
  const keys = ids.map((productId) => ({ productId, simpleId: null }));
  const goods = await readGoods(visitor, keys);
  const units = [...goods.values()].flatMap((one) => one.units);
  const stock = await readStock(
    visitor,
    units.map((unit) => unit.productId),
  );
  const isOnHand = (productId: number, qty: number) => (stock.get(productId) ?? qty) >= qty;
  return keys.flatMap((key) => {
    const found = goods.get(keyOf(key));
    const isAddable = found?.isAddable && found.units.every((unit) => isOnHand(unit.productId, unit.qty));
    return isAddable ? [key.productId] : [];
  });
}

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
    .select()
    .from(productLinks)
    .where(and(inArray(productLinks.productId, inCart), eq(productLinks.kind, 'crosssell')))
    .orderBy(asc(productLinks.position));
  const wanted = new Map(
    links
      .filter(({ linkedId }) => !inCart.includes(linkedId))
      .map((link): [number, number] => [link.linkedId, link.productId])
      .reverse(),
  );
  const ids = (await addableOf(visitor, [...wanted.keys()].reverse())).slice(0, MOST);
  const tiles = await readTileList({ ...visitor, clock: () => visitor.now }, visitor, ids);
  const chosen = new Map<number, Tile[]>();
  for (const tile of tiles) {
    const main = wanted.get(Number(tile.entity_id));
    if (main !== undefined) chosen.set(main, [...(chosen.get(main) ?? []), tile]);
  }
  return chosen;
}
