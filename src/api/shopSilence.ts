/**
 * Whether the latest public data came from the service worker's cache although the device is online: a dead network, a
 * server in trouble, or the sign-in page of a public network. Module state, because the transport is outside of React.
 */
let isSilent = false;
/** When the first copy arrived that nobody has requested again; milliseconds since 1970. */
let firstCopyAt = Number.POSITIVE_INFINITY;
const listeners = new Set<() => void>();

/** Reports a response of the shop. isCached: the service worker marked it as a copy (scripts/web/workbox.ts). */
export function reportResponse(isCached: boolean): void {
  if (isCached) firstCopyAt = Math.min(firstCopyAt, Date.now());
  if (isCached === isSilent) return;
  isSilent = isCached;
  for (const listener of listeners) listener();
}

export const isShopSilent = (): boolean => isSilent;

/** Public data that arrived since then may be a copy: milliseconds since 1970, Infinity without copies. */
export const copiesSince = (): number => firstCopyAt;

/** To be called when the copies are requested again. */
export function forgetCopies(): void {
  firstCopyAt = Number.POSITIVE_INFINITY;
}

/** Calls back at every change. Returns a function that stops listening. */
export function onShopSilence(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
