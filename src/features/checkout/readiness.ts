import type { Address } from '@/api/contract/address';
import type { Cart } from '@/api/contract/cart';
import { isBillingValid, isShippingValid, type Step } from './steps';

/** Why an order cannot be placed yet; each has a text blocked.{reason} and the step that mends it. */
export type Blocked =
  | 'billing'
  | 'shipping'
  | 'payment'
  | 'shippingMethod'
  | 'email'
  | 'sameAddress'
  | 'recaptcha';

export const mendedAt: Record<Blocked, Step> = {
  billing: 'address',
  shipping: 'address',
  email: 'address',
  sameAddress: 'address',
  shippingMethod: 'delivery',
  payment: 'payment',
  recaptcha: 'review',
};

/** These choose their payment on the provider's own page. */
const chosenElsewhere = new Set(['zibby', 'katapult', 'acima', 'citi']);

const MIN_EMAIL_LENGTH = 3;

export interface Gate {
  /** Recaptcha is enabled and guest_checkout is among its forms. */
  needsRecaptcha: boolean;
  recaptchaToken: string;
  /** A provider whose own page takes the payment; empty for a method of the cart. */
  provider: string;
}

const asText = ({ firstname, lastname, street, city, region, postcode, country_id }: Address) =>
  JSON.stringify([firstname, lastname, street, city, region, postcode, country_id]).toLowerCase();

/** Everything that blocks placing the order, in the order a shopper meets it (commerce specification §5). */
export function blockedReasons(cart: Cart, gate: Gate): Blocked[] {
  const { info, billing_address, shipping_address } = cart;
  const isSameText =
    shipping_address.firstname !== '' && asText(billing_address) === asText(shipping_address);
  const checks: [Blocked, boolean][] = [
    ['billing', !isBillingValid(cart)],
    ['shipping', !isShippingValid(cart)],
    ['email', info.email.length < MIN_EMAIL_LENGTH],
    ['sameAddress', isSameText && !shipping_address.same_as_billing],
    ['shippingMethod', info.shipping_method === ''],
    ['payment', info.payment_method === '' && !chosenElsewhere.has(gate.provider)],
    ['recaptcha', gate.needsRecaptcha && gate.recaptchaToken === ''],
  ];
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}
