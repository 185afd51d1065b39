import type { CartItemInput } from '../../../src/api/contract/cartEndpoints.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import type { CartState, StateLine } from './cartState.ts';
import type { StoredCart } from './cartStore.ts';
import { type CartChange, stateOf } from './changeCart.ts';
import { findChoice } from './findChoice.ts';
import { MOST_PIECES } from './goods.ts';
import { addLine, type Contents, type Line, removeAddon, removeLine, setQty } from './lines.ts';
import { keyOf } from './readGoods.ts';

export const MOST_LINES = 100;

/** The number in a text that a call sent as an id; null for anything that can't be one. */
export function numberOf(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

const holds = ({ lines }: Contents, productId: number | null) =>
  lines.some((line) => line.productId === productId);

/** @throws ApiError 422 when the lines that grew are more than can be had, or can't be bought at all */
function checkGrown(shopper: Shopper, before: Contents, { lines }: CartState): void {
  const had = new Map(before.lines.map((line) => [keyOf(line), line.qty]));
  const grown = ({ line }: StateLine) => line.qty > (had.get(keyOf(line)) ?? 0);
  for (const { line, goods, maxQty } of lines.filter(grown)) {
    const { name } = goods;
    if (!goods.isAddable) throw refuse(shopper, 422, 'productNotAddable', { name });
    const most = Math.min(maxQty ?? MOST_PIECES, MOST_PIECES);
    if (most === 0) throw refuse(shopper, 422, 'stockNone', { name });
    if (line.qty > most) throw refuse(shopper, 422, 'stockLimit', { name, count: most });
  }
}

/** Adds products: all of them or, when one can't be had, none. */
export async function addItems(
  shopper: Shopper,
  stored: StoredCart,
  items: readonly CartItemInput[],
): Promise<CartChange> {
  let contents = stored.contents;
  for (const item of items) {
    const chosen = await findChoice(shopper, String(item.product_id), item.super_attribute ?? {});
    const isAddon = item.crosssell_parent_id !== undefined && item.crosssell_parent_id !== null;
    const parentId = isAddon ? numberOf(String(item.crosssell_parent_id)) : null;
    if (isAddon && (parentId === null || parentId === chosen.productId || !holds(contents, parentId)))
      throw refuse(shopper, 422, 'addonParent');
    contents = addLine(contents, { ...chosen, qty: Number(item.qty ?? 1), parentId });
  }
  if (contents.lines.length > MOST_LINES) throw refuse(shopper, 422, 'cartFull', { count: MOST_LINES });
  checkGrown(shopper, stored.contents, await stateOf(shopper, stored, contents));
  return { contents };
}

function lineOf(shopper: Shopper, { contents }: StoredCart, id: string): Line & { itemId: number } {
  const itemId = numberOf(id);
  const line = contents.lines.find((one) => one.itemId === itemId);
  if (!line || itemId === null) throw refuse(shopper, 404, 'itemUnknown');
  return { ...line, itemId };
}

/** The main product an add-on is to be tied to or taken off; null when the call names none. */
function parentOf(shopper: Shopper, { contents }: StoredCart, line: Line, id: unknown): number | null {
  if (id === undefined || id === null) return null;
  const parentId = numberOf(String(id));
  if (parentId === null || parentId === line.productId || !holds(contents, parentId))
    throw refuse(shopper, 422, 'addonTie');
  return parentId;
}

export async function changeQty(
  shopper: Shopper,
  stored: StoredCart,
  itemId: string,
  wish: { qty: number; crosssell_parent_id?: string | null | undefined },
): Promise<CartChange> {
  const line = lineOf(shopper, stored, itemId);
  const parentId = parentOf(shopper, stored, line, wish.crosssell_parent_id);
  const contents = setQty(stored.contents, line.itemId, wish.qty, parentId);
  checkGrown(shopper, stored.contents, await stateOf(shopper, stored, contents));
  return { contents };
}

/** Takes a line away; with a parent, an add-on comes off that main product by the removal rule (§5). */
export function removeItem(
  shopper: Shopper,
  stored: StoredCart,
  itemId: string,
  parent: string | undefined,
): CartChange {
  const line = lineOf(shopper, stored, itemId);
  const parentId = parentOf(shopper, stored, line, parent);
  if (parentId === null) return { contents: removeLine(stored.contents, line.itemId) };
  return { contents: removeAddon(stored.contents, parentId, line.productId) };
}
