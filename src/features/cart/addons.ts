import type { Cart, CartItem } from '@/api/contract/cart';

export interface LineGroup {
  item: CartItem;
  /** Main products it goes with, as lines of the cart; none for a main product. */
  parents: CartItem[];
}

/** Products an add-on was put in for, by the cart's map and by the line's own word. */
export function parentIdsOf(cart: Cart, { product_id, crosssell_parent_id }: CartItem): string[] {
  const mapped = Object.entries(cart.addons)
    .filter(([, addons]) => addons.includes(product_id))
    .map(([main]) => main);
  return [...new Set(crosssell_parent_id === null ? mapped : [...mapped, crosssell_parent_id])];
}

/** The lines of a cart, each add-on right below the main product it goes with. */
export function groupLines(cart: Cart): LineGroup[] {
  const groups = cart.items.map((item): LineGroup => {
    const ids = parentIdsOf(cart, item);
    const isParent = (other: CartItem) => other !== item && ids.includes(other.product_id);
    return { item, parents: cart.items.filter(isParent) };
  });
  return groups
    .filter(({ parents }) => parents.length === 0)
    .flatMap((main) => [main, ...groups.filter(({ parents }) => parents[0] === main.item)]);
}
