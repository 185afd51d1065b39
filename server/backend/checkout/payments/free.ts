import { offlineMethod } from '../offlineMethod.ts';

/** The only method of a cart whose total is 0; never offered for any other cart (tenantPayments.ts). */
export const method = offlineMethod({ title: 'paymentFree' });
