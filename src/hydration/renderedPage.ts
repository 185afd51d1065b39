import { APP_READY, announceAppReady } from '@/browser/appReady';

let copy: HTMLElement | null = null;
let stopApp: () => void = () => {};

/** Discards the copy, because the page no longer shows what the server rendered. */
export function forgetRenderedPage(): void {
  copy = null;
}

/**
 * Copies the server-rendered page before the app takes it over, so that it remains readable if the start fails. The copy belongs to a
 * document without a window, so its images do not load. stop: unmounts the app
 */
export function keepRenderedPage(root: HTMLElement, stop: () => void): void {
  copy = document.implementation.createHTMLDocument('').importNode(root, true);
  stopApp = stop;
  const forgetOnInput = () => {
    for (const input of ['pointerdown', 'keydown'])
      document.addEventListener(input, forgetRenderedPage, { once: true, capture: true });
  };
  document.addEventListener(APP_READY, forgetOnInput, { once: true });
}

/**
 * If the app fails before it was first used, shows the server-rendered page instead of an error: it is readable, and links and forms work
 * as without scripts. Returns false if there is no such page.
 */
export function restoreRenderedPage(): boolean {
  const root = document.getElementById('root');
  if (!copy || !root) return false;
  const rendered = document.importNode(copy, true);
  copy = null;
  // React does not allow unmounting while it renders, as when it reports an error.
  setTimeout(() => {
    stopApp();
    root.replaceChildren(...rendered.childNodes);
    announceAppReady();
  });
  return true;
}
