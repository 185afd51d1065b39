import { APP_READY, announceAppReady } from '@/browser/appReady';

let copy: HTMLElement | null = null;
let stopApp: () => void = () => {};

/** Forgets the copy: what the page shows now is no longer what the server rendered. */
export function forgetRenderedPage(): void {
  copy = null;
}

/**
 * Copies the page that the server rendered before the app takes it over, so that a start that fails leaves it readable. The
 * copy belongs to a document without a window, so its images do not load. stop: unmounts the app
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
 * Shows the page as the server rendered it instead of an error, when the app fails before its first use: all can be read, and links
 * and forms are those of a page without scripts. Returns false when there is no such page.
 */
export function restoreRenderedPage(): boolean {
  const root = document.getElementById('root');
  if (!copy || !root) return false;
  const rendered = document.importNode(copy, true);
  copy = null;
  // React forbids to unmount while it renders, which it does when it reports an error.
  setTimeout(() => {
    stopApp();
    root.replaceChildren(...rendered.childNodes);
    announceAppReady();
  });
  return true;
}
