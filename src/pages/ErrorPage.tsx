import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@/features/site/ErrorScreen';
import { NotFound } from '@/features/site/NotFound';
import { OfflineScreen } from '@/features/site/OfflineScreen';
import { isCodeMissing, reloadOnce } from '@/features/site/staleCode';
import { useIsOnline } from '@/features/site/useIsOnline';

/** What is shown instead of a page that broke: a reload when its code is gone, else the page for that fault. */
export function ErrorPage() {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const isMissing = isCodeMissing(error);
  const [isReloading, setIsReloading] = useState(isMissing && isOnline);

  useEffect(() => {
    console.error('A page failed', error);
    if (isMissing && isOnline) setIsReloading(reloadOnce(Date.now(), () => window.location.reload()));
  }, [error, isMissing, isOnline]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isMissing && !isOnline) return <OfflineScreen />;
  return isReloading ? null : <ErrorScreen />;
}
