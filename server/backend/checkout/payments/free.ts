import { offlineMethod } from '../offlineMethod.ts';

/** The only method of a cart whose total is 0, and of no other one (tenantPayments.ts). */
export const method = offlineMethod({ title: 'paymentFree' });
