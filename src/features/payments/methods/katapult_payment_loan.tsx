import { katapultLease } from '@/features/payments/katapultLease';

export const {
  Fields,
  needsShopperDevice,
  dataIsSingleUse,
  scripts,
  isConfigured,
  afterChosen,
  resume,
  pay,
} = katapultLease('katapult');
