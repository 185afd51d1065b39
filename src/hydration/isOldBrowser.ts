/** The file that shows the banner for unsupported browsers (docs/spec/01 §7). */
export const OLD_BROWSER = '/old-browser.js';

/** The file with the browser check, for pages without the inline script of rendered pages (checkBrowser.ts). */
export const BROWSER_CHECK = '/check-browser.js';

/**
 * Whether the browser is older than the oldest ones supported by package.json (browserslist). The app does not start there, and the
 * rendered page stays as the server sent it. Each feature was introduced by one of those browsers in that version, as
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
    // A browser that lacks one of the objects.
    return true;
  }
}
