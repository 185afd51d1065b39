import type { Product } from '@contract/product';

/** Price fields shared by tiles, pages and variants. */
export type Priced = Pick<
  Product,
  | 'price'
  | 'list_price'
  | 'display_price'
  | 'msrp_enabled'
  | 'poa'
  | 'price_to'
  | 'instant_savings'
  | 'instant_savings_to_date'
  | 'consumer_rebate'
  | 'consumer_rebate_to_date'
>;

/** A saving with its last day (ISO 8601), or null if it has none. */
export interface Saving {
  amount: number;
  until: string | null;
}

/** What a page may show of a price. Amounts in units of the currency. */
export type PriceDisplay =
  | { kind: 'onApplication' }
  /** The manufacturer forbids showing it outside the cart. */
  | { kind: 'inCart' }
  | { kind: 'hidden' }
  | {
      kind: 'visible';
      price: number;
      /** Some variants cost more. */
      isLowest: boolean;
      /** Struck through next to the price; null if there is no saving. */
      listPrice: number | null;
      savings: number;
      /** Already subtracted from the price. */
      instant: Saving | null;
      /** Refunded by mail; not subtracted. */
      rebate: Saving | null;
    };

const saving = (amount: number | null, until: string | null, minimum: number): Saving | null =>
  amount !== null && amount > minimum ? { amount, until } : null;

/** minimum: savings up to this amount are omitted (config.instant_savings_minimum, docs/spec/09 §6) */
export function priceDisplay(product: Priced, minimum = 0): PriceDisplay {
  if (product.poa) return { kind: 'onApplication' };
  if (!product.display_price) return { kind: 'hidden' };
  if (product.msrp_enabled) return { kind: 'inCart' };
  if (product.price === null) return { kind: 'hidden' };
  const { price, list_price } = product;
  const listPrice = list_price !== null && list_price > price ? list_price : null;
  return {
    kind: 'visible',
    price,
    isLowest: typeof product.price_to === 'number' && product.price_to > price,
    listPrice,
    savings: listPrice === null ? 0 : Math.round((listPrice - price) * 100) / 100,
    instant: saving(product.instant_savings, product.instant_savings_to_date, minimum),
    rebate: saving(product.consumer_rebate, product.consumer_rebate_to_date, 0),
  };
}
