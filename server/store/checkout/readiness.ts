import type { Address } from '../../../src/api/contract/address';
import { addressFaults, addressText } from '../cart/addressRules.ts';

/** What keeps an order from being placed; each is said beside what is missing. */
export type Blocked =
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
  /** A line can't be delivered any more. */
  isFaulty: boolean;
  billing: Address;
  shipping: Address & { same_as_billing: boolean };
  email: string;
  shippingMethod: string;
  /** Chosen on the cart; empty when none is. */
  chosenPayment: string;
  /** Named by the call that places the order. */
  askedPayment: string;
  isCaptchaAsked: boolean;
  captchaToken: string;
}

const SHORTEST_EMAIL = 3;
/** Providers that are chosen in a window of their own: Zibby, Katapult, Acima, Citi. */
const CHOSEN_ELSEWHERE = new Set([
  'cognical_zibby_loan',
  'katapult_payment_loan',
  'acimacheckout',
  'freedompay',
]);

const isPaymentChosen = ({ chosenPayment, askedPayment }: Checkout) =>
  (chosenPayment !== '' && chosenPayment === askedPayment) || CHOSEN_ELSEWHERE.has(askedPayment);

/** Two equal addresses must be declared as one (commerce specification §5). */
const isTwin = ({ shipping, billing }: Checkout) =>
  !shipping.same_as_billing && addressText(shipping) === addressText(billing);

/** Every reason that blocks an order, in the order of the checkout; none when it may be placed (§5). */
export function blockedBy(checkout: Checkout): Blocked[] {
  const { billing, shipping, email } = checkout;
  const isShippingGood = shipping.firstname !== '' && addressFaults(shipping).length === 0;
  const isBillingGood =
    billing.firstname !== '' &&
    billing.telephone !== '' &&
    billing.email !== '' &&
    addressFaults(billing).length === 0;
  const checks: [Blocked, boolean][] = [
    ['cartEmpty', checkout.isEmpty],
    ['cartFaulty', checkout.isFaulty],
    ['email', email.length < SHORTEST_EMAIL],
    ['billingAddress', !isBillingGood],
    ['shippingAddress', !isShippingGood],
    ['sameAsBilling', isTwin(checkout)],
    ['shippingMethod', checkout.shippingMethod === ''],
    ['paymentMethod', !isPaymentChosen(checkout)],
    ['recaptcha', checkout.isCaptchaAsked && checkout.captchaToken === ''],
  ];
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}
