import type { TrackedEvent, TrackedForm } from './tracked';

type Listener = (event: TrackedEvent) => void;

/** Not in the Redux store: events are passed on once and are no state. */
const listeners = new Set<Listener>();

/** Analytics loads after the page is usable. Events until then are buffered, at most this many. */
const MAX_BUFFERED = 100;
let buffer: TrackedEvent[] | null = [];

/** Publishes an event to all listeners. Does nothing on the server. */
export function track(event: TrackedEvent): void {
  if (typeof window === 'undefined') return;
  if (buffer && buffer.length < MAX_BUFFERED) buffer.push(event);
  for (const listener of listeners) listener(event);
}

/** Listens to events. The first listener also receives the buffered events. Returns a function that stops listening. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  const buffered = buffer ?? [];
  buffer = null;
  for (const event of buffered) listener(event);
  return () => void listeners.delete(listener);
}

export const CALL_VALUE = 600;

/** Tracks a click on a tel link; the number without dashes, parentheses and spaces (docs/spec/18 §3). */
export const trackCall = (href: string): void =>
  track({
    type: 'callClicked',
    phone: href.replace(/^tel:/i, '').replace(/[-()\s]/g, ''),
    value: CALL_VALUE,
  });

/** Tracks a submitted form. The first word of name is the first name, the rest the last name. */
export function trackForm(
  form: TrackedForm,
  { name = '', email, telephone }: { name?: string; email?: string; telephone?: string },
): void {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  track({ type: 'formSent', form, person: { email, firstname, lastname: rest.join(' '), telephone } });
}
