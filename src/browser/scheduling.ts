import { APP_READY } from './appReady';

/** Yields to the event loop, so that the browser handles pending input before the next task. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Milliseconds after which afterNextPaint resolves without a frame. */
const PAINT_TIMEOUT_MS = 1000;

let isPageHidden = false;
const leaveCallbacks = new Set<() => void>();

if (typeof window !== 'undefined') {
  // The page runs nothing after pagehide, so what must not wait runs in this handler.
  addEventListener('pagehide', () => {
    isPageHidden = true;
    for (const callback of leaveCallbacks) callback();
  });
  addEventListener('pageshow', () => {
    isPageHidden = false;
  });
}

/** Resolves when a promise is settled, or at once if the page is being left. */
export function settledOrLeft(promise: Promise<unknown>): Promise<void> {
  if (isPageHidden) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      leaveCallbacks.delete(settle);
      resolve();
    };
    leaveCallbacks.add(settle);
    promise.then(settle, settle);
  });
}

/** Resolves after the browser has painted the current state of the page; immediately if the page is hidden or being left. */
export function afterNextPaint(): Promise<void> {
  if (document.hidden || isPageHidden) return Promise.resolve();
  return settledOrLeft(
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, PAINT_TIMEOUT_MS);
    }),
  );
}

/** Safari has no requestIdleCallback: the work runs after this many milliseconds instead. */
const IDLE_FALLBACK_MS = 1000;

/** Calls back when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(callback, IDLE_FALLBACK_MS);
  return () => window.clearTimeout(timer);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Calls back once the browser is idle after the first user interaction, so that a page that is merely opened loads nothing in advance.
 * Returns a function that cancels the call.
 */
export function whenUsed(callback: () => void): () => void {
  let cancel = () => {};
  const stop = () => {
    for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, onUse);
  };
  const onUse = () => {
    stop();
    cancel = whenIdle(callback);
  };
  for (const name of SIGNS_OF_LIFE) window.addEventListener(name, onUse, { passive: true });
  return () => {
    stop();
    cancel();
  };
}

/** Calls back when the page's load event has fired and the browser is idle. Returns a function that cancels the call. */
export function whenPageUsable(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let cancel = () => window.removeEventListener('load', onLoad);
  const onLoad = () => {
    cancel = whenIdle(callback);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

/** Milliseconds between APP_READY and work that only prepares later pages. */
const SETTLE_MS = 3_000;

/** Resolves when the app has been ready for SETTLE_MS, the page has loaded and the browser is idle. */
export async function whenPageIdle(): Promise<void> {
  if (document.documentElement.dataset.app !== 'ready') {
    await new Promise((resolve) => document.addEventListener(APP_READY, resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await new Promise<void>(whenPageUsable);
}
