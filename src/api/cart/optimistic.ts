import type { Cart } from '@contract/cart';

/** An optimistic update of the cached cart, shown until the response arrives. Amounts are never predicted. */
export type CartPatch = (cart: Cart) => void;

/** qty 0 removes the line item; the server removes its add-ons. */
export const withQty =
  (itemId: string, qty: number): CartPatch =>
  (cart) => {
    const item = cart.items.find(({ item_id }) => item_id === itemId);
    if (!item) return;
    cart.info.qty += qty - item.qty;
    item.qty = qty;
    if (qty === 0) cart.items = cart.items.filter(({ item_id }) => item_id !== itemId);
  };

/**
 * Removes an add-on from a main product: removes the line item when its qty is 1 or only this parent uses it, otherwise
 * reduces its qty by 1 (docs/spec/11 §4).
 */
export const withoutAddon =
  (itemId: string, parentId: string): CartPatch =>
  (cart) => {
    const item = cart.items.find(({ item_id }) => item_id === itemId);
    if (!item) return;
    const parents = Object.values(cart.addons).filter((addons) => addons.includes(item.product_id)).length;
    withQty(itemId, item.qty === 1 || parents <= 1 ? 0 : item.qty - 1)(cart);
    const remaining = cart.addons[parentId]?.filter((addon) => addon !== item.product_id);
    if (remaining) cart.addons[parentId] = remaining;
  };
