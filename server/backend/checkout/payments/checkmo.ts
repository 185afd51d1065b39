import { offlineMethod } from '../offlineMethod.ts';

export const method = offlineMethod({
  title: 'paymentCheckmo',
  instructions: 'paymentCheckmoSteps',
});
