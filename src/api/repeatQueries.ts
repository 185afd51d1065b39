import type { Store } from '@reduxjs/toolkit';
import { selectIsShopSilent } from './connectionSlice';
import { api } from './createApi';

const INTERVAL_MS = 30_000;

/**
 * Refetches the queries of the visible page that failed or were answered from the service worker's cache: every 30 s, and when the network,
 * the window's focus or the shop returns. A failed menu or page, or an old price, is thus replaced without a reload (docs/spec/19 §5).
 * Returns a function that stops it. isFromDevice: the page started without data from the server
 */
export function repeatQueries({ dispatch, getState, subscribe }: Store, isFromDevice = false): () => void {
  const isSilent = () => selectIsShopSilent(getState());

  function repeat(tags: ('Copy' | 'Failed')[]): void {
    if (!document.hidden && navigator.onLine) dispatch(api.util.invalidateTags(tags) as never);
  }

  const repeatAll = () => repeat(['Copy', 'Failed']);
  let wasSilent = isSilent();
  const stopListening = subscribe(() => {
    const isBack = wasSilent && !isSilent();
    wasSilent = isSilent();
    if (isBack) repeatAll();
  });
  // Current data replaces the cached copies that the page started with, and whatever was not cached.
  if (isFromDevice) repeatAll();
  else repeat(['Copy']);

  const timer = setInterval(repeatAll, INTERVAL_MS);
  const stop = new AbortController();
  for (const event of ['online', 'focus']) window.addEventListener(event, repeatAll, stop);
  return () => {
    clearInterval(timer);
    stopListening();
    stop.abort();
  };
}
