import * as z from 'zod/mini';
import { flag, ifPresent, isAbsent, maybeDate, maybeNumber, optionalString } from './fields';

/** The price fields of products, variants and add-ons. */
export const priced = {
  /** Price of one unit, in units of the currency. */
  price: maybeNumber,
  /** Price before discounts; null when there is none. */
  list_price: maybeNumber,
  display_price: flag(true),
  display_add_to_cart: flag(true),
  /** Name of the location that this price belongs to; absent for a price of all locations. */
  price_store: optionalString,
  /** True when the manufacturer forbids showing the price outside the cart. */
  msrp_enabled: flag(),
  /** True for a price on request. */
  poa: flag(),
  instant_savings: maybeNumber,
  instant_savings_to_date: maybeDate,
  consumer_rebate: maybeNumber,
  consumer_rebate_to_date: maybeDate,
};

/** The specification's names, which analytics reads: absent where a backend has one price only. */
const analyticsPrices = {
  final_price_without_tax: ifPresent(maybeNumber),
  regular_price_without_tax: ifPresent(maybeNumber),
  discount: ifPresent(maybeNumber),
};

interface Prices {
  price: number | null;
  list_price: number | null;
  final_price_without_tax?: number | null;
  regular_price_without_tax?: number | null;
  discount?: number | null;
}

const isUnset = (price: number | null) => isAbsent(price) || price === 0;

/** Reads the prices also by the specification's names; with a discount alone the list price is the price plus the discount. */
export function withPrices<T extends z.ZodMiniObject<typeof priced & z.core.$ZodShape>>(object: T) {
  const extended = z.extend(object, analyticsPrices);
  const fillPrices = z.transform((value: Prices) => {
    if (isUnset(value.price)) value.price = value.final_price_without_tax ?? value.price;
    if (isUnset(value.list_price)) value.list_price = value.regular_price_without_tax ?? value.list_price;
    const { price, list_price, discount } = value;
    if (price !== null && isAbsent(list_price) && Number(discount) > 0)
      value.list_price = price + Number(discount);
    return value;
  });
  return z.pipe(
    extended as z.ZodMiniType,
    fillPrices as unknown as z.ZodMiniType,
  ) as unknown as z.ZodMiniType<
    z.output<T> & z.output<z.ZodMiniObject<typeof analyticsPrices>>,
    z.input<T> & z.input<z.ZodMiniObject<typeof analyticsPrices>>
  >;
}
