import type { TFunction } from 'i18next';
import { isApiError, isOffline, messageOf } from '@/api/apiError';
import { networkCodeText } from '@/features/kiosk/health/networkFaultText';

/** Why the screen has no playlist (docs/spec/17 §4): offline, or else the service's message, or else the fallback. */
export function playlistErrorText(error: unknown, t: TFunction<'kiosk'>): string {
  if (isOffline(error)) return t('offline');
  // When offline, the shell itself responds, with the fault as the code and an English message.
  const fault = isApiError(error) ? networkCodeText(error.code, t) : null;
  return fault ?? messageOf(error, t('playlistFailed'));
}
