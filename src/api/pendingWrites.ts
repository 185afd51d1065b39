/** Calls that change something and wait for their answer, a payment perhaps: a kiosk's visit does not end meanwhile. */
let pending = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  pending += step;
  for (const listener of listeners) listener();
}

export async function asWrite<T>(work: Promise<T>): Promise<T> {
  count(1);
  try {
    return await work;
  } finally {
    count(-1);
  }
}

export const isWriting = (): boolean => pending > 0;

/** Calls back at every change; answers with a way to stop. */
export function onWriting(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
