import type { AddressInput } from '@contract/address';
import type { Cart } from '@contract/cart';
import { isBillingValid, isShippingValid } from './steps';

/** Reasons that block an order; each has a text blocked.{reason}. */
export type Blocked =
  | 'billing'
  | 'shipping'
  | 'payment'
  | 'shippingMethod'
  | 'deliverySlot'
  | 'pickup'
  | 'email'
  | 'sameAddress'
  | 'recaptcha';

const MIN_EMAIL_LENGTH = 3;

export interface Gate {
  /** Recaptcha is enabled and guest_checkout is among its forms. */
  needsRecaptcha: boolean;
  recaptchaToken: string;
}

const asText = (address: AddressInput) => {
  const { prefix = '', firstname, middlename = '', lastname, suffix = '' } = address;
  const { company, street, city, region, postcode, country_id } = address;
  const person = [prefix, firstname, middlename, lastname, suffix, company];
  return JSON.stringify([...person, street, city, region, postcode, country_id]).toLowerCase();
};

/** Whether two addresses have the same person and place, ignoring case. */
export const isSameText = (one: AddressInput, other: AddressInput): boolean => asText(one) === asText(other);

/** A pickup without a location, with a backend that supports locations of carts. */
const isPickupPlaceMissing = ({ info, shipping_methods }: Cart) =>
  info.storelocationid === '' &&
  shipping_methods.some(({ code, is_pickup }) => is_pickup && code === info.shipping_method);

/**
 * Returns all reasons that block the order, in the order of the steps (docs/spec/12 §2). The exception for Zibby, Katapult, Acima and Citi
 * is in withChosenProvider: the cart then contains the method that the shopper chose.
 */
export function blockedReasons(cart: Cart, gate: Gate): Blocked[] {
  const { info, billing_address, shipping_address } = cart;
  const areEqual = shipping_address.firstname !== '' && isSameText(billing_address, shipping_address);
  const checks: [Blocked, boolean][] = [
    ['billing', !isBillingValid(cart)],
    ['shipping', !isShippingValid(cart)],
    ['email', info.email.length < MIN_EMAIL_LENGTH],
    ['sameAddress', areEqual && !shipping_address.same_as_billing],
    ['shippingMethod', info.shipping_method === ''],
    ['deliverySlot', cart.delivery?.is_taken === true],
    ['pickup', isPickupPlaceMissing(cart)],
    ['payment', info.payment_method === ''],
    ['recaptcha', gate.needsRecaptcha && gate.recaptchaToken === ''],
  ];
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}
