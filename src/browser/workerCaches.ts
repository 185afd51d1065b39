/** The caches of responses that the service worker keeps (src/serviceWorker/keptResponses.ts); their addresses reveal what the shopper viewed. */
export const DATA_CACHE = 'store-data';
export const PICTURE_CACHE = 'pictures';

/** Days for which a page may start with kept data (docs/spec/01 §9); without network older data is better than none. */
export const DATA_DAYS = 7;
export const PICTURE_DAYS = 30;

/** The message of a page whose shopper signs out. */
export const SIGN_OUT = 'sign-out';
