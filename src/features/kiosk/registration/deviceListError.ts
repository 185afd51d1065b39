import type { TFunction } from 'i18next';
import { networkFaultText } from '@/features/kiosk/health/networkFaultText';
import { formatMoment } from '@/lib/dates';
import type { DeviceListing } from '@/platform/platform';

export type DeviceListError = Exclude<DeviceListing, { outcome: 'listed' }>;

/** Returns the error text for staff when no devices were listed (docs/spec/17 §4). A message of the service comes first. */
export function deviceListErrorText(error: DeviceListError, t: TFunction<'kiosk'>, language: string): string {
  switch (error.outcome) {
    case 'refused':
      return error.message;
    case 'offline':
      return networkFaultText(error.fault, t);
    case 'locked':
      return t('locked', { time: formatMoment(error.until, language) });
    case 'failed':
      return t('devicesFailed');
  }
}
