/** The app runs in the page: what is pressed from now on reaches it. */
export const APP_READY = 'app-ready';

/** Says once that the page answers: to clicks that came early, and to whoever waits for it. */
export function announceReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.app === 'ready') return;
  dataset.app = 'ready';
  document.dispatchEvent(new Event(APP_READY));
}
