import type { TrackedEvent } from '@/lib/tracked';

/** When and where an event was tracked. at: milliseconds since 1970; page: path without query and fragment. */
export interface Moment {
  at: number;
  page: string;
}

type Listener = (event: TrackedEvent, moment: Moment) => void;

/** Events in the shop, for analytics. */
export interface Tracker {
  track(event: TrackedEvent): void;
  /** Listens to events. The first listener also receives earlier ones. Returns a function that stops listening. */
  onTracked(listener: Listener): () => void;
  /** The route of the page as a pattern: /product/:key. Reports group pages by it, because it contains no visitor's data. */
  route(): string;
}

/** Analytics loads after the page is usable. Events until then are buffered, at most this many. */
const MAX_BUFFERED = 200;

export function createTracker(): Tracker {
  const listeners = new Set<Listener>();
  let buffer: [TrackedEvent, Moment][] | null = [];
  let route = '';
  return {
    track(event) {
      const moment = { at: Date.now(), page: window.location.pathname };
      if (event.type === 'pageViewed') route = event.route ?? event.path;
      if (buffer && buffer.length < MAX_BUFFERED) buffer.push([event, moment]);
      for (const listener of listeners) listener(event, moment);
    },
    onTracked(listener) {
      listeners.add(listener);
      const buffered = buffer ?? [];
      buffer = null;
      for (const [event, moment] of buffered) listener(event, moment);
      return () => void listeners.delete(listener);
    },
    route: () => route,
  };
}
