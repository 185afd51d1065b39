/** The caches of responses that the service worker keeps (src/serviceWorker/keptResponses.ts); their addresses tell what the shopper viewed. */
export const DATA_CACHE = 'store-data';
export const PICTURE_CACHE = 'pictures';

/** The message of a page whose shopper signs out. */
export const SIGN_OUT = 'sign-out';
