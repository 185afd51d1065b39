/** Event on `document`: the app handles input from now on. */
export const APP_READY = 'app-ready';

/** Sets `<html data-app="ready">` and dispatches APP_READY once, for replayed clicks and whenPageIdle. */
export function announceAppReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.app === 'ready') return;
  dataset.app = 'ready';
  document.dispatchEvent(new Event(APP_READY));
}
