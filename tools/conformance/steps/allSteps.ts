import { notifyPaypalStandard } from '../../../contract/paymentEndpoints.ts';
import { nameOf, type Step } from '../step.ts';
import { accountSteps } from './accountSteps.ts';
import { cartCleanup, cartSteps } from './cartSteps.ts';
import { paymentSteps } from './paymentSteps.ts';
import { productSteps } from './productSteps.ts';
import { pushSteps } from './pushSteps.ts';
import { contentSteps, listingSteps } from './readSteps.ts';
import { writeSteps } from './writeSteps.ts';

/**
 * Every request of a check in a safe order: reads first, then a guest's cart, which is emptied before a customer signs in, because the
 * sign-in merges it into the customer's.
 */
export const allSteps: readonly Step[] = [
  ...contentSteps,
  ...listingSteps,
  ...productSteps,
  ...cartSteps,
  ...paymentSteps,
  ...cartCleanup,
  ...writeSteps,
  ...pushSteps,
  ...accountSteps,
];

/** Endpoints that a check never calls, with the reason. */
export const notCalled: Readonly<Record<string, { reason: string; without: string }>> = {
  [nameOf(notifyPaypalStandard)]: {
    reason: 'only PayPal’s server may call it',
    without: 'Orders by PayPal Standard stay unpaid.',
  },
};
