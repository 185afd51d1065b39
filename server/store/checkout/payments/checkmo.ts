import { offlineMethod } from '../offlineMethod.ts';

export const checkmo = offlineMethod({
  code: 'checkmo',
  title: 'paymentCheckmo',
  steps: 'paymentCheckmoSteps',
});
