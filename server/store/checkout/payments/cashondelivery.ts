import { offlineMethod } from '../offlineMethod.ts';

/** Paid to the driver, so it needs a delivery. */
export const method = offlineMethod({
  title: 'paymentCashondelivery',
  steps: 'paymentCashondeliverySteps',
  suits: (cart) => !cart.isPickup,
});
