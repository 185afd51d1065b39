import { offlineMethod } from '../offlineMethod.ts';

export const banktransfer = offlineMethod({
  code: 'banktransfer',
  title: 'paymentBanktransfer',
  steps: 'paymentBanktransferSteps',
});
