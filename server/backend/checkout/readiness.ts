import type { Address } from '../../../contract/address';
import { addressErrors, addressText } from '../cart/addressRules.ts';

/** The reasons that block an order; the checkout shows each next to the missing part. */
export type BlockingReason =
  | 'cartEmpty'
  | 'cartFaulty'
  | 'shippingAddress'
  | 'billingAddress'
  | 'paymentMethod'
  | 'shippingMethod'
  | 'email'
  | 'sameAsBilling'
  | 'recaptcha';

export interface Checkout {
  isEmpty: boolean;
  /** A line can no longer be delivered. */
  isInvalid: boolean;
  billing: Address;
  shipping: Address & { same_as_billing: boolean };
  email: string;
  shippingMethod: string;
  /** The payment method stored with the cart; empty when none is chosen. */
  chosenPayment: string;
  /** The payment method in the request that places the order. */
  requestedPayment: string;
  isCaptchaRequired: boolean;
  captchaToken: string;
}

const SHORTEST_EMAIL = 3;
/** Providers whose method is chosen in their own window: Zibby, Katapult, Acima, Citi. */
const CHOSEN_ELSEWHERE = new Set([
  'cognical_zibby_loan',
  'katapult_payment_loan',
  'acimacheckout',
  'freedompay',
]);

const isPaymentChosen = ({ chosenPayment, requestedPayment: askedPayment }: Checkout) =>
  (chosenPayment !== '' && chosenPayment === askedPayment) || CHOSEN_ELSEWHERE.has(askedPayment);

/** Equal addresses must be declared as such (docs/spec/12 §2). */
const isTwin = ({ shipping, billing }: Checkout) =>
  !shipping.same_as_billing && addressText(shipping) === addressText(billing);

/**
 * Returns every reason that blocks an order, in the order of the checkout; none when the order may be placed (docs/spec/12 §2).
 */
export function blockingReasons(checkout: Checkout): BlockingReason[] {
  const { billing, shipping, email } = checkout;
  const isShippingGood = shipping.firstname !== '' && addressErrors(shipping).length === 0;
  const isBillingGood =
    billing.firstname !== '' &&
    billing.telephone !== '' &&
    billing.email !== '' &&
    addressErrors(billing).length === 0;
  const checks: [BlockingReason, boolean][] = [
    ['cartEmpty', checkout.isEmpty],
    ['cartFaulty', checkout.isInvalid],
    ['email', email.length < SHORTEST_EMAIL],
    ['billingAddress', !isBillingGood],
    ['shippingAddress', !isShippingGood],
    ['sameAsBilling', isTwin(checkout)],
    ['shippingMethod', checkout.shippingMethod === ''],
    ['paymentMethod', !isPaymentChosen(checkout)],
    ['recaptcha', checkout.isCaptchaRequired && checkout.captchaToken === ''],
  ];
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}
