import type { Cart } from '@/api/contract/cart';

/** The steps of the checkout, in order; the first has no name in the address. */
export const steps = ['address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepPath = (step: Step) => (step === 'address' ? '/checkout' : `/checkout/${step}`);

/** The step an address names; onepage and anything unknown is the first. */
export const stepOf = (segment: string | undefined): Step =>
  steps.find((step) => step === segment) ?? 'address';

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review';

/** Billing is valid with a telephone, a first name, an e-mail and no validation errors (commerce specification §5). */
export const isBillingValid = ({
  billing_address: { telephone, firstname, validation_errors },
  info,
}: Cart) => telephone !== '' && firstname !== '' && info.email !== '' && validation_errors.length === 0;

/** Shipping is valid with a first name and no validation errors (commerce specification §5). */
export const isShippingValid = ({ shipping_address: { firstname, validation_errors } }: Cart) =>
  firstname !== '' && validation_errors.length === 0;

/** The furthest step a cart can be at: what comes before it is done. */
export function furthestStep(cart: Cart): Step {
  if (!isBillingValid(cart) || !isShippingValid(cart)) return 'address';
  if (cart.info.shipping_method === '') return 'delivery';
  return cart.info.payment_method === '' ? 'payment' : 'review';
}

/** The step to show when one is asked for: never past the furthest. */
export const stepShown = (asked: Step, cart: Cart): Step =>
  steps.indexOf(asked) <= steps.indexOf(furthestStep(cart)) ? asked : furthestStep(cart);
