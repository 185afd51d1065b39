/** The file that shows the banner for browsers that the app does not run in (docs/spec/01 §7). */
export const OLD_BROWSER = '/old-browser.js';

/** The file that decides about it in a page without the script of rendered pages (checkBrowser.ts). */
export const BROWSER_CHECK = '/check-browser.js';

/**
 * Whether the browser is older than the oldest ones of package.json (browserslist): the app does not start there, and the
 * rendered page stays as the server sent it. Each feature is one that some of those browsers have had from that version on, as
 * tests/oldBrowser.test.ts checks.
 */
export function isOldBrowser(): boolean {
  try {
    return !(
      'throwIfAborted' in AbortSignal.prototype &&
      'WritableStream' in window &&
      'structuredClone' in window &&
      'at' in Array.prototype &&
      'hasOwn' in Object
    );
  } catch {
    // A browser without one of the objects.
    return true;
  }
}
