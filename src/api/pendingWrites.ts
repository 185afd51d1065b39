/**
 * Number of writes without a response yet. A kiosk's visit does not end while one is pending: it may be a payment. Not in the
 * Redux store, because the payment calls that bypass the store count too.
 */
let pending = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  pending += step;
  for (const listener of listeners) listener();
}

export async function trackPendingWrite<T>(write: Promise<T>): Promise<T> {
  count(1);
  try {
    return await write;
  } finally {
    count(-1);
  }
}

export const hasPendingWrites = (): boolean => pending > 0;

/** Calls back at every change. Returns a function that stops listening. */
export function onPendingWritesChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
