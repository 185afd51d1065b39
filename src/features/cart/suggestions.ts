import type { Cart } from '@contract/cart';
import type { Product } from '@contract/product';

/** Maximum number of suggestions (docs/spec/11 §4). */
const LIMIT = 3;

const canAdd = (product: Product) =>
  product.type_id === 'simple' && product.in_stock && product.display_add_to_cart && !product.poa;

/**
 * Returns cross-sells and related products of the line items that can be added without options and are not in the
 * cart.
 */
export function suggestionsOf(cart: Cart): Product[] {
  const excludedIds = new Set(cart.items.map(({ product_id }) => product_id));
  const suggestions: Product[] = [];
  for (const product of cart.items.flatMap(({ crosssells, relateds }) => [...crosssells, ...relateds])) {
    if (excludedIds.has(product.entity_id) || !canAdd(product)) continue;
    excludedIds.add(product.entity_id);
    suggestions.push(product);
  }
  return suggestions.slice(0, LIMIT);
}
