import { type ComponentType, lazy } from 'react';

const networkReturns = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * Loads code that the page can do without. If it can't load (offline, a blocked file), it is tried again whenever the network returns, and
 * the page stays unchanged until then. A failure while online is reported for the dealer's log.
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

/** A component whose code loads when it is first rendered. If it can't load, it renders nothing, and the page still works. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadWhenOnline(load));

async function loadOnDemand<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await networkReturns();
    return loadOnDemand(load);
  }
}

/**
 * A component that the shopper opens, such as a dialog. Offline, its code loads once the network returns, and the page stays as it is. If it
 * can't load although there is a network, the page shows the error with a way to reload.
 */
export const lazyOnDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadOnDemand(load));
