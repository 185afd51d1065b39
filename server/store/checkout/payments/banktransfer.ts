import { offlineMethod } from '../offlineMethod.ts';

export const banktransfer = offlineMethod({
  title: 'paymentBanktransfer',
  steps: 'paymentBanktransferSteps',
});
