import { type ComponentType, lazy } from 'react';

const networkReturns = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * Loads code that the page works without. Code that can't load (no network yet, a blocked file) is loaded again whenever the
 * network returns, and the page stays as it is until then. A failure with network is reported, for the dealer's log.
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page did not load', error);
    if (navigator.onLine) reportError(error);
    await networkReturns();
    return loadWhenOnline(load);
  }
}

/** A part whose code loads when it is first rendered. A part that can't load is left out; it never takes the page down. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadWhenOnline(load));
