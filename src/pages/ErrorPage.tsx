import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrack } from '@/api/useTrack';
import { isChunkLoadError, reloadOnce } from '@/features/errors/chunkLoadError';
import { useIsOnline } from '@/features/shell/notices/useIsOnline';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

// Rarely needed, so not in the entry chunk; the service worker caches them in advance.
const ErrorScreen = lazy(async () => ({
  default: (await import('@/features/errors/ErrorScreen')).ErrorScreen,
}));
const OfflineScreen = lazy(async () => ({
  default: (await import('@/features/errors/OfflineScreen')).OfflineScreen,
}));

/** Shown when a page fails: reloads once when a chunk is missing, else shows the matching error screen. */
export function ErrorPage({ error }: { error: unknown }) {
  const track = useTrack();
  const isOnline = useIsOnline();
  const isMissing = isChunkLoadError(error);
  const [isReloading, setIsReloading] = useState(isMissing && isOnline);

  useEffect(() => {
    console.error('A page failed', error);
    track({ type: 'errorPageShown', message: String(error), url: window.location.href });
    if (isMissing && isOnline) setIsReloading(reloadOnce(Date.now(), () => window.location.reload()));
  }, [error, isMissing, isOnline, track]);

  if (isReloading) return null;
  return (
    <ErrorBoundary fallback={<PlainError />}>
      <Suspense fallback={null}>{isMissing && !isOnline ? <OfflineScreen /> : <ErrorScreen />}</Suspense>
    </ErrorBoundary>
  );
}

/** Fallback when the error screens cannot be loaded either. */
function PlainError() {
  const { t } = useTranslation('site');
  return (
    <>
      <h1>{t('errorTitle')}</h1>
      <a href="/">{t('home')}</a>
    </>
  );
}
