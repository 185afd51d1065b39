import type { CartItem } from '@contract/cart';
import type { TrackedCart, TrackedLine, TrackedProduct } from '@/lib/tracked';

/** A product or line item in the format shared by all analytics receivers (docs/spec/18 §2, analytics cart item). */
export interface Item {
  /** entity_id of the product. */
  item_id: string;
  item_name: string;
  item_sku: string;
  item_brand: string;
  item_category?: string;
  item_variant?: string;
  /** simple, configurable or bundle; absent for a line item. */
  type_id?: string;
  /** Absent if the shopper may not see the price. */
  price?: number;
  /** Discount per unit. */
  discount: number;
  quantity: number;
  /** The list from which the shopper chose the product. */
  item_list_id?: string;
  item_list_name?: string;
  /** Position in a list, from 0. */
  index?: number;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Category names of the products seen since the page loaded, because line items lack them. Module state, because no component renders it
 * and analytics runs outside React.
 */
const categoryOf = new Map<string, string>();

function categoryName({ entity_id, categories = [] }: TrackedProduct): string | undefined {
  const deepest = [...categories].sort((a, b) => b.level - a.level)[0]?.name;
  if (deepest) categoryOf.set(entity_id, deepest);
  return deepest ?? categoryOf.get(entity_id);
}

/** The list from which each product was last chosen, so that a purchase can be attributed to it. Module state for the same reason. */
const listOf = new Map<string, string>();

/** Stores the list from which the shopper chose a product. */
export const rememberList = (entity_id: string, list: string): void => void listOf.set(entity_id, list);

function listFields(entity_id: string): Pick<Item, 'item_list_id' | 'item_list_name'> {
  const list = listOf.get(entity_id);
  return list ? { item_list_id: list, item_list_name: list } : {};
}

/**
 * Maps a product to an item. Prices exclude tax when the backend sends such prices (docs/spec/18 §2, product
 * fields read for analytics).
 */
export function productItem(product: TrackedProduct): Item {
  const price = product.final_price_without_tax ?? product.price ?? undefined;
  const regular = product.regular_price_without_tax ?? product.list_price ?? price;
  return {
    item_id: product.entity_id,
    item_name: product.name,
    item_sku: product.sku,
    item_brand: product.manufacturer,
    item_category: categoryName(product),
    item_variant: product.model_number || undefined,
    type_id: product.type_id || undefined,
    ...(price !== undefined && { price }),
    discount: price === undefined ? 0 : cents(product.discount ?? Math.max(0, (regular ?? price) - price)),
    quantity: 1,
    ...listFields(product.entity_id),
  };
}

type CartLine = TrackedLine & Pick<CartItem, 'is_price_withheld'>;

/** Maps a line of a cart to an item, omitting a price that may only be shown in the cart. */
export const cartItem = (line: CartLine, quantity = line.qty): Item =>
  lineItem(line, quantity, !line.is_price_withheld);

/** Maps a line of an order to an item, with the price paid. */
export const orderItem = (line: TrackedLine): Item => lineItem(line, line.qty, true);

const lineItem = (line: TrackedLine, quantity: number, isPriceShown: boolean): Item => ({
  item_id: line.product_id,
  item_name: line.name,
  item_sku: line.sku,
  item_brand: line.manufacturer,
  item_category: line.category_name || categoryOf.get(line.product_id),
  item_variant: line.options.map(({ value }) => value).join(', ') || undefined,
  ...(isPriceShown && { price: line.price.amount }),
  discount: isPriceShown ? cents(Math.max(0, line.original_price.amount - line.price.amount)) : 0,
  quantity,
  ...listFields(line.product_id),
});

/** The total of a cart; absent if it would reveal a price that may only be shown in the cart. */
export const cartTotal = ({ items, totals }: TrackedCart): number | undefined =>
  items.some((line) => line.is_price_withheld) ? undefined : totals.grand_total.amount;

/** The `value` parameter for items; absent if the shopper may not see the price of any of them. */
export function valueParam(items: readonly Item[]): { value?: number } {
  let sum = 0;
  for (const { price, quantity } of items) {
    if (price === undefined) return {};
    sum += price * quantity;
  }
  return { value: cents(sum) };
}
