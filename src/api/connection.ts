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
/** Whether a copy has arrived that was not requested again. */
let hasCopy = false;

/**
 * Reports a response of the shop. isCopy: the service worker marked it as a copy (src/serviceWorker/keptResponses.ts). isWanted: the
 * request preferred a copy, so that it says nothing about the shop
 */
export function reportResponse(isCopy: boolean, isWanted = false): void {
  hasCopy ||= isCopy;
  if (!isCopy || !isWanted) silence.set(isCopy);
}

/**
 * Whether the latest public data came from the service worker's cache although the device is online: a dead network, a
 * server in trouble, or the sign-in page of a public network.
 */
export const isShopSilent = silence.get;
export const onShopSilence = silence.onChange;

/** Whether public data that arrives now may be a copy. */
export const hasCopies = (): boolean => hasCopy;

/** To be called when the copies are requested again. */
export function forgetCopies(): void {
  hasCopy = false;
}

export const reportSession = (isKept: boolean): void => refusal.set(!isKept);

/**
 * Whether the browser refuses the shop's session: one that blocks cookies gets a new session with each response, and every
 * write fails.
 */
export const isSessionRefused = refusal.get;
export const onSessionChange = refusal.onChange;
