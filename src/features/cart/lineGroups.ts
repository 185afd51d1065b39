import type { Cart, CartItem } from '@contract/cart';

export interface LineGroup {
  item: CartItem;
  /** Line items of the main products, the first one of each product; empty for a main product. */
  parents: CartItem[];
}

/** Identifies a line for React, which withKeys makes unique: a dealer's backend may repeat an id. */
export const lineKey = ({ item }: LineGroup): string => item.item_id;

/** Returns the product ids to which an add-on belongs, from the cart's map and from the line item's own field. */
export function parentIdsOf(cart: Cart, { product_id, crosssell_parent_id }: CartItem): string[] {
  const mapped = Object.entries(cart.addons)
    .filter(([, addons]) => addons.includes(product_id))
    .map(([main]) => main);
  return [...new Set(crosssell_parent_id === null ? mapped : [...mapped, crosssell_parent_id])];
}

/** Groups line items: each add-on follows its first main product, which may itself be an add-on. */
export function groupLines(cart: Cart): LineGroup[] {
  const groups = cart.items.map((item): LineGroup => {
    const ids = parentIdsOf(cart, item);
    const isParent = (other: CartItem) => other !== item && ids.includes(other.product_id);
    const isFirst = (other: CartItem, at: number, all: CartItem[]) =>
      all.findIndex(({ product_id }) => product_id === other.product_id) === at;
    return { item, parents: cart.items.filter(isParent).filter(isFirst) };
  });
  const placed = new Set<LineGroup>();
  function place(group: LineGroup): void {
    if (placed.has(group)) return;
    placed.add(group);
    for (const addon of groups) if (addon.parents[0] === group.item) place(addon);
  }
  for (const group of groups) if (group.parents.length === 0) place(group);
  // Products that are add-ons of each other have no main product, but are charged and must be shown.
  for (const group of groups) place(group);
  return [...placed];
}
