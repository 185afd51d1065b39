import 'fake-indexeddb/auto';
// Packages that listen for the whole page do so when they load, before this file counts the listeners of ours.
import 'react-aria-components';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';

/**
 * Setup of component tests, whose files share a window, because a jsdom takes longer than most files. Everything that a file could
 * leave to the next one starts anew: databases, storage, cookies, the address, the document and listeners of the window.
 */
globalThis.indexedDB = new IDBFactory();

const listen = window.addEventListener;
const listeners: Parameters<typeof listen>[] = [];
window.addEventListener = ((...listener: Parameters<typeof listen>) => {
  listeners.push(listener);
  listen(...listener);
}) as typeof listen;

// jsdom never fires animation frames again once one is requested while a test fakes setInterval.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
const frameMs = 16;
window.requestAnimationFrame = (draw) => Number(realSetTimeout(() => draw(performance.now()), frameMs));
window.cancelAnimationFrame = (frame) => realClearTimeout(frame);

const { href } = location;
afterAll(() => {
  window.addEventListener = listen;
  for (const listener of listeners) window.removeEventListener(...listener);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
  history.replaceState(null, '', href);
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
