import type { AddressInput } from '@/api/contract/address';
import type { Cart } from '@/api/contract/cart';
import { isBillingValid, isShippingValid } from './steps';

/** Why an order cannot be placed yet; each has a text blocked.{reason}. */
export type Blocked =
  | 'billing'
  | 'shipping'
  | 'payment'
  | 'shippingMethod'
  | 'email'
  | 'sameAddress'
  | 'recaptcha';

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

const asText = ({ firstname, lastname, company, street, city, region, postcode, country_id }: AddressInput) =>
  JSON.stringify([firstname, lastname, company, street, city, region, postcode, country_id]).toLowerCase();

/** The same person at the same place. */
export const isSameText = (one: AddressInput, other: AddressInput): boolean => asText(one) === asText(other);

/** Everything that blocks placing the order, in the order a shopper meets it (commerce specification §5). */
export function blockedReasons(cart: Cart, gate: Gate): Blocked[] {
  const { info, billing_address, shipping_address } = cart;
  const isTwin = shipping_address.firstname !== '' && isSameText(billing_address, shipping_address);
  const checks: [Blocked, boolean][] = [
    ['billing', !isBillingValid(cart)],
    ['shipping', !isShippingValid(cart)],
    ['email', info.email.length < MIN_EMAIL_LENGTH],
    ['sameAddress', isTwin && !shipping_address.same_as_billing],
    ['shippingMethod', info.shipping_method === ''],
    ['payment', info.payment_method === '' && !chosenElsewhere.has(gate.provider)],
    ['recaptcha', gate.needsRecaptcha && gate.recaptchaToken === ''],
  ];
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}
