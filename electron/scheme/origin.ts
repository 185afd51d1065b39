/** The scheme and origin of the kiosk's screens. With a single standard origin, storage, modules and cookies work as on the web. */
export const SCHEME = 'shop';
export const ORIGIN = `${SCHEME}://storefront`;

/** True for a URL of the app's own origin. */
export function isOwnUrl(url: string): boolean {
  try {
    return new URL(url).href.startsWith(`${ORIGIN}/`);
  } catch {
    return false;
  }
}

const DOCUMENTS = /^\/(media|_next|api|kiosk-media|kiosk-service)\//;

/**
 * True for a document of the backend. Opening it directly would replace the shop without a way back, so the page shows it in its viewer.
 */
export const isDocumentUrl = (url: string): boolean => DOCUMENTS.test(new URL(url).pathname);
