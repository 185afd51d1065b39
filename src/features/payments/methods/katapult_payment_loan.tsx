import { katapultLease } from '@/features/payments/katapultLease';

export const { Fields, needsOwnDevice, spendsData, scripts, isConfigured, afterChosen, resume, pay } =
  katapultLease('katapult');
