/**
 * Whether the browser keeps the shop's session: one that blocks cookies gets a new session with each response, and every write
 * fails. Module state, because the transport is outside of React.
 */
let isRefused = false;
const listeners = new Set<() => void>();

export function reportSession(isKept: boolean): void {
  if (isRefused === !isKept) return;
  isRefused = !isKept;
  for (const listener of listeners) listener();
}

export const isSessionRefused = (): boolean => isRefused;

/** Calls back at every change. Returns a function that stops listening. */
export function onSessionChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
