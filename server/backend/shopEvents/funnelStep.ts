import { ownValue } from '../../../contract/ownValue.ts';

/**
 * The steps of a purchase, in order. A visit counts for every step up to the furthest one that it reached, because a shopper may add a
 * product to the cart from a listing, or check out a cart of the day before.
 */
export const FUNNEL_STEPS = ['visit', 'product', 'cart', 'checkout', 'purchase'] as const;

const stepOfEvent: Readonly<Record<string, number>> = {
  view_item: 1,
  add_to_cart: 2,
  view_cart: 2,
  begin_checkout: 3,
  add_shipping_info: 3,
  add_payment_info: 3,
  purchase: 4,
};

/** The step to which an event belongs, as an index of FUNNEL_STEPS. */
export const stepOf = (eventName: string): number => ownValue(stepOfEvent, eventName) ?? 0;
