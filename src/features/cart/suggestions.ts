import type { Cart, CartItem } from '@contract/cart';
import type { Product } from '@contract/product';
import { parentIdsOf } from './lineGroups';

/** Maximum number of suggestions, and of add-ons that a line item offers (docs/spec/11 §4). */
const LIMIT = 3;

const canAdd = (product: Product) =>
  product.type_id === 'simple' && product.in_stock && product.display_add_to_cart && !product.poa;

/** Returns related products of the line items that can be added without options and are not in the cart. */
export function suggestionsOf(cart: Cart): Product[] {
  const excludedIds = new Set(cart.items.map(({ product_id }) => product_id));
  const suggestions: Product[] = [];
  for (const product of cart.items.flatMap(({ relateds }) => relateds)) {
    if (excludedIds.has(product.entity_id) || !canAdd(product)) continue;
    excludedIds.add(product.entity_id);
    suggestions.push(product);
  }
  return suggestions.slice(0, LIMIT);
}

/** The offers for one main product. */
interface LineOffers {
  /** Cross-sells of the line item that it does not have as add-ons yet. */
  addons: Product[];
  /** The better product that can replace it. */
  upsell: Product | undefined;
}

export function offersOf(cart: Cart, item: CartItem): LineOffers {
  const isAddonOfItem = ({ entity_id }: Product) =>
    cart.items.some(
      (line) => line.product_id === entity_id && parentIdsOf(cart, line).includes(item.product_id),
    );
  const isInCart = ({ entity_id }: Product) => cart.items.some(({ product_id }) => product_id === entity_id);
  return {
    addons: item.crosssells
      .filter(
        (product) => canAdd(product) && !isAddonOfItem(product) && product.entity_id !== item.product_id,
      )
      .slice(0, LIMIT),
    upsell: item.upsells.find((product) => canAdd(product) && !isInCart(product)),
  };
}
