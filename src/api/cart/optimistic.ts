import type { Cart } from '@contract/cart';

/** An optimistic update of the cached cart, shown until the response arrives. Amounts are never predicted. */
export type CartPatch = (cart: Cart) => void;

/** Any change of items, quantities or add-ons resets the chosen payment (docs/spec/11 §3). */
export const withoutPayment: CartPatch = ({ info }) => {
  info.payment_method = '';
  info.payment_data = {};
};

/** qty 0 removes the line item; the server removes its add-ons. */
export const withQty =
  (itemId: string, qty: number): CartPatch =>
  (cart) => {
    const item = cart.items.find(({ item_id }) => item_id === itemId);
    if (!item || item.qty === qty) return;
    cart.info.qty += qty - item.qty;
    item.qty = qty;
    if (qty === 0) cart.items = cart.items.filter(({ item_id }) => item_id !== itemId);
    withoutPayment(cart);
  };

/**
 * The remaining units of an add-on after it is removed from one of its main products: none when its qty is 1 or when only this product uses
 * it, otherwise one less (docs/spec/11 §4).
 */
export const qtyWithoutParent = (qty: number, parents: number): number =>
  qty === 1 || parents <= 1 ? 0 : qty - 1;

/** Removes an add-on from a main product and leaves `qty` units for the other main products. */
export const withoutAddon =
  (itemId: string, parentId: string, qty: number): CartPatch =>
  (cart) => {
    const item = cart.items.find(({ item_id }) => item_id === itemId);
    if (!item) return;
    withQty(itemId, qty)(cart);
    const remaining = cart.addons[parentId]?.filter((addon) => addon !== item.product_id);
    if (remaining) cart.addons[parentId] = remaining;
    if (item.crosssell_parent_id === parentId) item.crosssell_parent_id = null;
    withoutPayment(cart);
  };
