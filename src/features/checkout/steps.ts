import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';

/** Steps of the checkout in order; the first has no path segment. */
export const steps = ['address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepPath = (step: Step) => (step === 'address' ? pagePaths.checkout : `/checkout/${step}`);

/** Maps a path segment to a step; onepage and unknown segments are the first. */
export const stepOf = (segment: string | undefined): Step =>
  steps.find((step) => step === segment) ?? 'address';

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review';

/** Billing is valid with a telephone, a first name, an email and no validation errors (docs/spec/12 §1). */
export const isBillingValid = ({
  billing_address: { telephone, firstname, validation_errors },
  info,
}: Cart) => telephone !== '' && firstname !== '' && info.email !== '' && validation_errors.length === 0;

/** Shipping is valid with a first name and no validation errors (docs/spec/12 §1). */
export const isShippingValid = ({ shipping_address: { firstname, validation_errors } }: Cart) =>
  firstname !== '' && validation_errors.length === 0;

/**
 * Returns the furthest step whose predecessors are complete.
 * isDayMissing: the chosen method requires a day that has not been booked yet
 */
export function furthestStep(cart: Cart, isDayMissing = false): Step {
  if (!isBillingValid(cart) || !isShippingValid(cart)) return 'address';
  if (cart.info.shipping_method === '' || isDayMissing) return 'delivery';
  return cart.info.payment_method === '' ? 'payment' : 'review';
}

/** Returns the requested step, but no later than the furthest. */
export const reachableStep = (requestedStep: Step, furthest: Step): Step =>
  steps.indexOf(requestedStep) <= steps.indexOf(furthest) ? requestedStep : furthest;
