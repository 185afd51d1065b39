import { offlineMethod } from '../offlineMethod.ts';

export const method = offlineMethod({
  title: 'paymentBanktransfer',
  instructions: 'paymentBanktransferSteps',
});
