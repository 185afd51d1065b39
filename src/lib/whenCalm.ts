import { APP_READY } from './appReady';
import { whenUsable } from './whenUsable';

/** Milliseconds a page that answers is left alone before anything is done for later. */
const REST = 3_000;

/** Settles when the page answers to the shopper, has had its rest, is loaded, and the browser has nothing to do. */
export async function whenCalm(): Promise<void> {
  if (document.documentElement.dataset.app !== 'ready') {
    await new Promise((resolve) => document.addEventListener(APP_READY, resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, REST));
  await new Promise<void>(whenUsable);
}
