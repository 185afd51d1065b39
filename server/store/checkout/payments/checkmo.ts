import { offlineMethod } from '../offlineMethod.ts';

export const checkmo = offlineMethod({
  title: 'paymentCheckmo',
  steps: 'paymentCheckmoSteps',
});
