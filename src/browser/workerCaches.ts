/** The service worker's response caches (src/serviceWorker/keptResponses.ts). Their URLs reveal what the shopper viewed. */
export const DATA_CACHE = 'store-data';
export const PICTURE_CACHE = 'pictures';

/** Parameter of the keys in DATA_CACHE: the language of the response. */
export const DATA_LANGUAGE = 'kept-language';

/** Days for which a page may start with cached data (docs/spec/01 §9). Offline, older data is better than none. */
export const DATA_DAYS = 7;
export const PICTURE_DAYS = 30;

/** Messages from a page to its service worker: the shopper signs out; an accepted update waits for the worker's requests. */
export const SIGN_OUT = 'sign-out';
export const END_REQUESTS = 'end-requests';
