/** The service worker, of the whole site. */
export const SERVICE_WORKER = '/sw.js';
