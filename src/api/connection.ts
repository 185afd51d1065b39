/**
 * What the transport notices about the connection to the shop. Module state, because the transport is outside of React.
 */
function createFlag() {
  let isSet = false;
  const listeners = new Set<() => void>();
  return {
    get: () => isSet,
    set(next: boolean) {
      if (next === isSet) return;
      isSet = next;
      for (const listener of listeners) listener();
    },
    /** Calls back at every change. Returns a function that stops listening. */
    onChange(callback: () => void): () => void {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
  };
}

const silence = createFlag();
const refusal = createFlag();
/** When the first copy arrived that was not requested again; milliseconds since 1970. */
let firstCopyAt = Number.POSITIVE_INFINITY;

/** Reports a response of the shop. isCached: the service worker marked it as a copy (src/serviceWorker/keptResponses.ts). */
export function reportResponse(isCached: boolean): void {
  if (isCached) firstCopyAt = Math.min(firstCopyAt, Date.now());
  silence.set(isCached);
}

/**
 * Whether the latest public data came from the service worker's cache although the device is online: a dead network, a
 * server in trouble, or the sign-in page of a public network.
 */
export const isShopSilent = silence.get;
export const onShopSilence = silence.onChange;

/** Public data that arrived since then may be a copy: milliseconds since 1970, Infinity without copies. */
export const copiesSince = (): number => firstCopyAt;

/** To be called when the copies are requested again. */
export function forgetCopies(): void {
  firstCopyAt = Number.POSITIVE_INFINITY;
}

export const reportSession = (isKept: boolean): void => refusal.set(!isKept);

/**
 * Whether the browser refuses the shop's session: one that blocks cookies gets a new session with each response, and every
 * write fails.
 */
export const isSessionRefused = refusal.get;
export const onSessionChange = refusal.onChange;
