import { createPath, type Location, type To } from 'react-router-dom';

/** An entry of the browser's history; its location contains the path of the language. */
export interface HistoryEntry {
  location: Location<unknown>;
  /** Key of the entry from which a view transition led here, so that Back and Forward repeat the transition. */
  origin: string | undefined;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The URL of a path that React Router has resolved. */
export const urlOf = (to: To): URL =>
  new URL(typeof to === 'string' ? to : createPath(to), window.location.href);

/**
 * The current entry. One that has no key yet, as the first of a document, gets one, because the scroll position is remembered
 * by the key.
 */
export function readEntry(): HistoryEntry {
  const state = fieldsOf(window.history.state);
  const { pathname, search, hash } = window.location;
  const key = textOf(state.key) ?? newKey();
  if (key !== state.key) window.history.replaceState({ ...state, key }, '');
  return {
    location: { pathname, search, hash, state: state.usr ?? null, key },
    origin: textOf(state.origin),
  };
}

export function makeEntry(to: To, state: unknown, origin: string | undefined): HistoryEntry {
  const { pathname, search, hash } = urlOf(to);
  return { location: { pathname, search, hash, state: state ?? null, key: newKey() }, origin };
}

/** Adds the entry to the history or replaces the current one. */
export function writeEntry({ location, origin }: HistoryEntry, isReplacing: boolean): void {
  const url = createPath(location);
  const state = { usr: location.state, key: location.key, origin };
  try {
    if (isReplacing) window.history.replaceState(state, '', url);
    else window.history.pushState(state, '', url);
  } catch {
    // Safari permits a limited number of entries in a time.
    window.location.assign(url);
  }
}
