import type { ListName, TrackedEvent, TrackedForm } from '@/lib/tracked';

type Listener = (event: TrackedEvent) => void;

/** When and where an event was tracked. at: milliseconds since 1970; page: path without query and fragment. */
export interface Moment {
  at: number;
  page: string;
}

/** Module state: thunks and the transport track events outside React, also before analytics has loaded. */
const listeners = new Set<Listener>();
const moments = new WeakMap<TrackedEvent, Moment>();

/** Analytics loads after the page is usable. Events until then are buffered, at most this many. */
const MAX_BUFFERED = 200;
let buffer: TrackedEvent[] | null = [];

const now = (): Moment => ({ at: Date.now(), page: window.location.pathname });

/** Publishes an event to all listeners. Does nothing on the server. */
export function track(event: TrackedEvent): void {
  if (typeof window === 'undefined') return;
  moments.set(event, now());
  if (buffer && buffer.length < MAX_BUFFERED) buffer.push(event);
  for (const listener of listeners) listener(event);
}

/** Returns when and where an event was tracked, which for a buffered event is not where it is delivered. */
export const momentOf = (event: TrackedEvent): Moment => moments.get(event) ?? now();

/** Listens to events. The first listener also receives the buffered events. Returns a function that stops listening. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  const buffered = buffer ?? [];
  buffer = null;
  for (const event of buffered) listener(event);
  return () => void listeners.delete(listener);
}

/** Returns the list that an element of a product is in: the nearest data-list, else the page. */
export const listAround = (element: Element): ListName =>
  element.closest<HTMLElement>('[data-list]')?.dataset.list ?? (window.location.pathname.slice(1) || 'home');

export const PHONE_CLICK_VALUE = 600;

/** Tracks a click on a tel link; the number without dashes, parentheses and spaces (docs/spec/18 §3). */
export const trackPhoneClick = (href: string): void =>
  track({
    type: 'phoneClicked',
    phone: href.replace(/^tel:/i, '').replace(/[-()\s]/g, ''),
    value: PHONE_CLICK_VALUE,
  });

/** Tracks a submitted form. The first word of name is the first name, the rest the last name. */
export function trackForm(
  form: TrackedForm,
  { name = '', email, telephone }: { name?: string; email?: string; telephone?: string },
): void {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  track({ type: 'formSubmitted', form, person: { email, firstname, lastname: rest.join(' '), telephone } });
}
