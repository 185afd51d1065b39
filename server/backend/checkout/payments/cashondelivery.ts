import { offlineMethod } from '../offlineMethod.ts';

/** The driver collects the payment, so the order must be delivered. */
export const method = offlineMethod({
  title: 'paymentCashondelivery',
  instructions: 'paymentCashondeliverySteps',
  isOffered: (cart) => !cart.isPickup,
});
