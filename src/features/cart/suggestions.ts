import type { Cart } from '@/api/contract/cart';
import type { Product } from '@/api/contract/product';

/** Most suggestions shown (commerce specification §9). */
const LIMIT = 3;

const canAdd = (product: Product) =>
  product.type_id === 'simple' && product.in_stock && product.display_add_to_cart && !product.poa;

/** Cross-sells and relations of the lines that can be added as they are and are not in the cart yet. */
export function suggestionsOf(cart: Cart): Product[] {
  const taken = new Set(cart.items.map(({ product_id }) => product_id));
  const found: Product[] = [];
  for (const product of cart.items.flatMap(({ crosssells, relateds }) => [...crosssells, ...relateds])) {
    if (taken.has(product.entity_id) || !canAdd(product)) continue;
    taken.add(product.entity_id);
    found.push(product);
  }
  return found.slice(0, LIMIT);
}
