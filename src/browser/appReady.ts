/** Event on `document`: the app handles input from now on. */
export const APP_READY = 'app-ready';

const isAppReady = (): boolean => document.documentElement.dataset.app === 'ready';

/** Calls back once the app is ready; immediately if it already is. */
export function whenAppReady(callback: () => void): void {
  if (isAppReady()) callback();
  else document.addEventListener(APP_READY, callback, { once: true });
}

/** Sets `<html data-app="ready">` and dispatches APP_READY once, for replayed clicks and whenPageIdle. */
export function announceAppReady(): void {
  if (isAppReady()) return;
  document.documentElement.dataset.app = 'ready';
  document.dispatchEvent(new Event(APP_READY));
}
