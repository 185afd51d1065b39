import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { forgetCopies, hasCopies, isShopSilent, onShopSilence } from './connection';
import { api } from './createApi';

const INTERVAL_MS = 30_000;

/**
 * Sends the queries of the visible page again that failed, or that the service worker answered with a copy: every 30 s, and when
 * the network, the window's focus or the shop returns. So a menu or page that failed once, and a price that is old, are
 * replaced without a reload (docs/spec/19 §5). Returns a function that stops it.
 */
export function repeatQueries({ dispatch }: { dispatch: Dispatch<UnknownAction> }): () => void {
  function repeat() {
    if (document.hidden || !navigator.onLine) return;
    if (!isShopSilent()) forgetCopies();
    dispatch(api.util.invalidateTags(['Unsettled']));
  }

  const repeatCopies = () => {
    if (hasCopies() && !isShopSilent()) repeat();
  };

  const timer = setInterval(repeat, INTERVAL_MS);
  const stopCopies = onShopSilence(repeatCopies);
  repeatCopies();
  const stop = new AbortController();
  for (const event of ['online', 'focus']) window.addEventListener(event, repeat, stop);
  return () => {
    clearInterval(timer);
    stopCopies();
    stop.abort();
  };
}
