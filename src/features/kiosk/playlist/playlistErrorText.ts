import { isApiError, isOffline, messageOf } from '@/api/apiError';
import type { Translate } from '@/lib/translate';

/** Why the screen has no playlist (docs/spec/17 §4): no network, else the service's message, else the fallback. */
export function playlistErrorText(error: unknown, t: Translate): string {
  // Without network the shell responds itself, with the code offline and an English message.
  if (isOffline(error) || (isApiError(error) && error.code === 'offline')) return t('offline');
  return messageOf(error, t('playlistFailed'));
}
