import type { TFunction } from 'i18next';
import type { DeviceListing } from '@/platform/platform';

export type Refusal = Exclude<DeviceListing, { outcome: 'listed' }>;

/** What staff read when no devices came (commerce specification §8): the service's own message where there is one. */
export function refusalText(refusal: Refusal, t: TFunction<'kiosk'>, language: string): string {
  switch (refusal.outcome) {
    case 'refused':
      return refusal.message;
    case 'offline':
      return t('offline');
    case 'locked': {
      const time = new Date(refusal.until).toLocaleTimeString(language, {
        hour: 'numeric',
        minute: '2-digit',
      });
      return t('locked', { time });
    }
    case 'failed':
      return t('devicesFailed');
  }
}
