/** What someone may want to count. Whoever counts listens; nothing else knows of them. */
export type TrackedEvent =
  /** A phone number was pressed: digits, and what a call is worth (shell specification §9). */
  | { type: 'callClicked'; phone: string; value: number }
  | { type: 'screenFailed'; message: string; url: string };

type Listener = (event: TrackedEvent) => void;

const listeners = new Set<Listener>();

export function track(event: TrackedEvent): void {
  for (const listener of listeners) listener(event);
}

/** Answers with a way to stop listening. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const CALL_VALUE = 600;

/** A press on a tel link; the number without dashes, parentheses and spaces (shell specification §5). */
export const trackCall = (href: string): void =>
  track({
    type: 'callClicked',
    phone: href.replace(/^tel:/i, '').replace(/[-()\s]/g, ''),
    value: CALL_VALUE,
  });
