import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { isCodeMissing, reloadOnce } from '@/features/site/staleCode';
import { useIsOnline } from '@/features/site/useIsOnline';
import { track } from '@/lib/track';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

// Rarely seen, so not part of the entry; the service worker has them before they are needed.
const ErrorScreen = lazy(async () => ({
  default: (await import('@/features/site/ErrorScreen')).ErrorScreen,
}));
const NotFound = lazy(async () => ({ default: (await import('@/features/site/NotFound')).NotFound }));
const OfflineScreen = lazy(async () => ({
  default: (await import('@/features/site/OfflineScreen')).OfflineScreen,
}));

/** What is shown instead of a page that broke: a reload when its code is gone, else the page for that fault. */
export function ErrorPage() {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const isMissing = isCodeMissing(error);
  const [isReloading, setIsReloading] = useState(isMissing && isOnline);

  useEffect(() => {
    console.error('A page failed', error);
    track({ type: 'screenFailed', message: String(error), url: window.location.href });
    if (isMissing && isOnline) setIsReloading(reloadOnce(Date.now(), () => window.location.reload()));
  }, [error, isMissing, isOnline]);

  if (isReloading) return null;
  return (
    <ErrorBoundary fallback={<PlainError />}>
      <Suspense fallback={null}>
        {isRouteErrorResponse(error) && error.status === 404 ? (
          <NotFound />
        ) : isMissing && !isOnline ? (
          <OfflineScreen />
        ) : (
          <ErrorScreen />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** When not even the screens above can be fetched. */
function PlainError() {
  const { t } = useTranslation('site');
  return (
    <>
      <h1>{t('errorTitle')}</h1>
      <a href="/">{t('home')}</a>
    </>
  );
}
