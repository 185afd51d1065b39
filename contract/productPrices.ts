import * as z from 'zod/mini';
import { flag, ifPresent, isAbsent, maybeDate, maybeNumber, optionalString } from './fields';

/** Rules that forbid showing a price. */
export const priceRules = {
  display_price: flag(true),
  /** True when the manufacturer forbids showing the price outside the cart. */
  msrp_enabled: flag(),
  /** True for a price on request. */
  poa: flag(),
};

/** The price fields of products, variants and add-ons. */
export const priced = {
  /** Price of one unit, in units of the currency. */
  price: maybeNumber,
  /** Price before discounts; null when there is none. */
  list_price: maybeNumber,
  /** Highest price of the variants in stock, if they differ; `price` is then the lowest. Absent: all have the same price. */
  price_to: ifPresent(maybeNumber),
  ...priceRules,
  display_add_to_cart: flag(true),
  /** Name of the location whose price this is; absent if the price applies to all locations. */
  price_store: optionalString,
  instant_savings: maybeNumber,
  instant_savings_to_date: maybeDate,
  consumer_rebate: maybeNumber,
  consumer_rebate_to_date: maybeDate,
};

/** The specification's names, which analytics reads; absent if a backend has only one price. */
const analyticsPrices = {
  final_price_without_tax: ifPresent(maybeNumber),
  regular_price_without_tax: ifPresent(maybeNumber),
  discount: ifPresent(maybeNumber),
};

interface Rules {
  display_price: boolean;
  msrp_enabled: boolean;
  poa: boolean;
}

interface Prices extends Rules {
  price: number | null;
  list_price: number | null;
  price_to?: number | null;
  instant_savings: number | null;
  consumer_rebate: number | null;
  final_price_without_tax?: number | null;
  regular_price_without_tax?: number | null;
  discount?: number | null;
  /** The cheapest outlet piece, variants and outlet pieces, if the product has any. */
  outlet?: { price: number | null } | null;
  simple_products?: Prices[];
  outlets?: Prices[];
}

/** Every amount that reveals the price. */
const amounts = [
  'price',
  'list_price',
  'price_to',
  'final_price_without_tax',
  'regular_price_without_tax',
  'discount',
  'instant_savings',
  'consumer_rebate',
] as const satisfies (keyof Prices)[];

export const isWithheld = ({ display_price, msrp_enabled, poa }: Rules): boolean =>
  !display_price || msrp_enabled || poa;

/**
 * Removes the amounts of a product, its variants and its outlet pieces if the price must not be shown outside the cart, whatever a backend
 * sends: no screen, response or event can then reveal them (docs/spec/09 §1).
 */
function withhold(value: Prices): Prices {
  if (!isWithheld(value)) return value;
  for (const name of amounts) if (value[name] !== undefined) value[name] = null;
  if (value.outlet) value.outlet.price = null;
  for (const part of [...(value.simple_products ?? []), ...(value.outlets ?? [])]) {
    part.display_price &&= value.display_price;
    part.msrp_enabled ||= value.msrp_enabled;
    part.poa ||= value.poa;
    withhold(part);
  }
  return value;
}

const isUnset = (price: number | null) => isAbsent(price) || price === 0;

/**
 * Also reads prices by the specification's names. If there is only a discount, the list price is the price plus the discount. A price that
 * must not be shown is null.
 */
export function withPrices<T extends z.ZodMiniObject<typeof priced & z.core.$ZodShape>>(object: T) {
  const extended = z.extend(object, analyticsPrices);
  const fillPrices = z.transform((value: Prices) => {
    if (isUnset(value.price)) value.price = value.final_price_without_tax ?? value.price;
    if (isUnset(value.list_price)) value.list_price = value.regular_price_without_tax ?? value.list_price;
    const { price, list_price, discount } = value;
    if (price !== null && isAbsent(list_price) && Number(discount) > 0)
      value.list_price = price + Number(discount);
    return withhold(value);
  });
  return z.pipe(
    extended as z.ZodMiniType,
    fillPrices as unknown as z.ZodMiniType,
  ) as unknown as z.ZodMiniType<
    z.output<T> & z.output<z.ZodMiniObject<typeof analyticsPrices>>,
    z.input<T> & z.input<z.ZodMiniObject<typeof analyticsPrices>>
  >;
}
