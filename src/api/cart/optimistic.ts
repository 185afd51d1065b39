import type { Cart } from '@/api/contract/cart';
import type { CartItemInput } from '@/api/contract/cartEndpoints';

/** A guess at the server's next cart, shown until the answer is there. Money is the server's: never guessed. */
export type CartPatch = (cart: Cart) => void;

export const withAdded =
  (items: readonly CartItemInput[]): CartPatch =>
  (cart) => {
    cart.info.qty += items.reduce((sum, { qty }) => sum + Number(qty ?? 1), 0);
  };

/** qty 0 takes the line away, with its add-ons left to the server. */
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
 * Takes an add-on off a main product: the line goes if its qty is 1 or only that parent uses it, otherwise one is taken
 * off (commerce specification §5).
 */
export const withoutAddon =
  (itemId: string, parentId: string): CartPatch =>
  (cart) => {
    const item = cart.items.find(({ item_id }) => item_id === itemId);
    if (!item) return;
    const users = Object.values(cart.addons).filter((addons) => addons.includes(item.product_id)).length;
    withQty(itemId, item.qty === 1 || users <= 1 ? 0 : item.qty - 1)(cart);
    const left = cart.addons[parentId]?.filter((addon) => addon !== item.product_id);
    if (left) cart.addons[parentId] = left;
  };
