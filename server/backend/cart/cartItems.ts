import { type CartItemInput, MOST_LINES } from '../../../contract/cartEndpoints.ts';
import { parseId } from '../checkInput.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { MAX_QTY, piecesOfParents } from './cartProduct.ts';
import { type CartState, type ComputedLineItem, computeCart } from './cartState.ts';
import type { CartChange } from './changeCart.ts';
import {
  addLineItem,
  type CartContents,
  type LineItem,
  lineItemKey,
  removeLineItem,
  setQty,
} from './lineItems.ts';
import { readProducts } from './readCartProducts.ts';
import { readVariants } from './readVariants.ts';
import type { StoredCart } from './storedCart.ts';

const holds = ({ lines }: CartContents, productId: number | null) =>
  lines.some((line) => line.productId === productId);

/** Checks the lines whose quantity has increased. @throws ApiError 422 when a line exceeds the stock or cannot be bought */
function checkGrown(context: SessionContext, before: CartContents, { lines }: CartState): void {
  const had = new Map(before.lines.map((line) => [lineItemKey(line), line.qty]));
  const grown = ({ line }: ComputedLineItem) => line.qty > (had.get(lineItemKey(line)) ?? 0);
  for (const { line, product, maxQty } of lines.filter(grown)) {
    const { name } = product;
    if (!product.isAddable) throw rejection(context, 422, 'productNotAddable', { name });
    const most = Math.min(maxQty ?? MAX_QTY, MAX_QTY);
    if (most === 0) throw rejection(context, 422, 'stockNone', { name });
    if (line.qty > most)
      throw rejection(context, 422, product.isService ? 'serviceLimit' : 'stockLimit', { name, count: most });
  }
}

/** Adds products: all of them, or none if one is unavailable. */
export async function addItems(
  context: SessionContext,
  stored: StoredCart,
  items: readonly CartItemInput[],
): Promise<CartChange> {
  const resolve = await readVariants(
    context,
    items.map((item) => String(item.product_id)),
  );
  let contents = stored.contents;
  for (const item of items) {
    const chosen = resolve(String(item.product_id), item.super_attribute ?? {});
    const isAddon = item.crosssell_parent_id !== undefined && item.crosssell_parent_id !== null;
    const parentId = isAddon ? parseId(String(item.crosssell_parent_id)) : null;
    if (isAddon && (parentId === null || parentId === chosen.productId || !holds(contents, parentId)))
      throw rejection(context, 422, 'addonParent');
    contents = addLineItem(contents, { ...chosen, qty: Number(item.qty ?? 1), parentId });
  }
  if (contents.lines.length > MOST_LINES) throw rejection(context, 422, 'cartFull', { count: MOST_LINES });
  checkGrown(context, stored.contents, await computeCart(context, { ...stored, contents }));
  return { contents };
}

function lineOf(context: SessionContext, { contents }: StoredCart, id: string) {
  const itemId = parseId(id);
  const line = contents.lines.find((one) => one.itemId === itemId);
  if (!line || itemId === null) throw rejection(context, 404, 'itemUnknown');
  return { ...line, itemId };
}

/** Returns the main product that a request links an add-on to or unlinks it from; null if the request contains none. */
function parentOf(context: SessionContext, { contents }: StoredCart, line: LineItem, id: unknown) {
  if (id === undefined || id === null) return null;
  const parentId = parseId(String(id));
  if (parentId === null || parentId === line.productId || !holds(contents, parentId))
    throw rejection(context, 422, 'addonTie');
  return parentId;
}

async function readServices(context: SessionContext, { links }: CartContents): Promise<Set<number>> {
  const rows = await readProducts(
    context,
    links.map(({ addonId }) => addonId),
  );
  return new Set([...rows.values()].filter((row) => row.details.isService).map((row) => row.id));
}

/** Adapts services to a changed quantity of their product: if there was one for each piece, there still is. */
function withServices(
  before: CartContents,
  { lines, links }: CartContents,
  mainId: number,
  services: ReadonlySet<number>,
): CartContents {
  const isFollowing = ({ productId }: LineItem) =>
    services.has(productId) && links.some((link) => link.mainId === mainId && link.addonId === productId);
  return {
    lines: lines.map((line) => {
      if (!isFollowing(line)) return line;
      const pieces = piecesOfParents(lines, line.productId, links);
      const wasFull = line.qty >= piecesOfParents(before.lines, line.productId, before.links);
      return { ...line, qty: wasFull ? pieces : Math.min(line.qty, pieces) };
    }),
    links,
  };
}

export async function changeQty(
  context: SessionContext,
  stored: StoredCart,
  itemId: string,
  input: { qty: number; crosssell_parent_id?: string | null | undefined },
): Promise<CartChange> {
  const line = lineOf(context, stored, itemId);
  const parentId = parentOf(context, stored, line, input.crosssell_parent_id);
  const changed = setQty(stored.contents, line.itemId, input.qty, parentId);
  const services = await readServices(context, changed);
  const contents = withServices(stored.contents, changed, line.productId, services);
  checkGrown(context, stored.contents, await computeCart(context, { ...stored, contents }));
  return { contents };
}

/** Removes a line; the removal rule applies to its add-ons (docs/spec/11 §4). */
export function removeItem(context: SessionContext, stored: StoredCart, itemId: string): CartChange {
  return { contents: removeLineItem(stored.contents, lineOf(context, stored, itemId).itemId) };
}
