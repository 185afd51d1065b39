import type { TFunction } from 'i18next';
import { isApiError, isOffline, messageOf } from '@/api/apiError';
import { networkCodeText } from '@/features/kiosk/health/networkFaultText';

/** Why the screen has no playlist (docs/spec/17 §4): no network, else the service's message, else the fallback. */
export function playlistErrorText(error: unknown, t: TFunction<'kiosk'>): string {
  if (isOffline(error)) return t('offline');
  // Without network the shell responds itself, with the fault as the code and an English message.
  const fault = isApiError(error) ? networkCodeText(error.code, t) : null;
  return fault ?? messageOf(error, t('playlistFailed'));
}
