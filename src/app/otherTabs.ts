import { createAction } from '@reduxjs/toolkit';
import { type PersistedSlice, persisted } from './persisted';
import type { AppStore } from './store';

export type Fields = Record<string, unknown>;

/** The newer entries, followed by the older ones that are not among them. */
export function union<T>(newer: readonly T[], older: readonly T[], { most, keyOf }: PersistedSlice): T[] {
  const key = (entry: T) => (keyOf ? keyOf(entry as never) : entry);
  const keys = newer.map(key);
  return [...newer, ...older.filter((entry) => !keys.includes(key(entry)))].slice(0, most);
}

/** Other tabs have stored other values: fields by slice. */
const otherTabsRead = createAction<Record<string, Fields>>('device/otherTabsRead');

/** A reducer whose state follows that of other tabs. */
export const followingTabs =
  (name: string, reducer: (state: never, action: never) => unknown) =>
  (state: Fields | undefined, action: { type: string }) => {
    const fields = otherTabsRead.match(action) ? action.payload[name] : undefined;
    return fields ? { ...state, ...fields } : reducer(state as never, action as never);
  };

interface Tab {
  store: AppStore;
  /** Writes every change so far. */
  flush: () => Promise<unknown>;
  /** Reads the stored fields of a slice, by its name. */
  stored: ReadonlyMap<string, () => Promise<Fields>>;
  /** Whether the device has rejected a value so far. */
  hasUnwritten: () => boolean;
  onError: (error: unknown) => void;
}

/** The list of another tab with the changes that this tab has made since `before`. */
function merged(before: unknown[], own: unknown[], other: unknown[], slice: PersistedSlice): unknown[] {
  const keyOf = (entry: unknown) => (slice.keyOf ? slice.keyOf(entry as never) : entry);
  const [keysBefore, ownKeys] = [before.map(keyOf), own.map(keyOf)];
  const isRemoved = (entry: unknown) => keysBefore.includes(keyOf(entry)) && !ownKeys.includes(keyOf(entry));
  const added = own.filter((entry) => !keysBefore.includes(keyOf(entry)));
  return union(
    added,
    other.filter((entry) => !isRemoved(entry)),
    slice,
  );
}

/**
 * Reads what other tabs have stored since this one was left. Otherwise this tab's next change would overwrite theirs: of the products that
 * a shopper opens in several tabs and adds to a list, only the last one would remain.
 */
async function readOtherTabs({ store, flush, stored, hasUnwritten }: Tab): Promise<void> {
  const stateOf = () => store.getState() as unknown as Record<string, Fields | undefined>;
  // Earlier changes are written, later ones are merged.
  const before = stateOf();
  await flush();
  // What could not be written is newer.
  if (hasUnwritten()) return;
  const slices = await Promise.all([...stored].map(async ([name, read]) => [name, await read()] as const));
  const changes = slices.flatMap(([name, others]) => {
    const slice: PersistedSlice | undefined = (persisted.slices as Record<string, PersistedSlice>)[name];
    const fields = Object.keys(slice?.fields ?? {}).flatMap((field) => {
      const [base, own, other] = [before[name]?.[field], stateOf()[name]?.[field], others[field]];
      if (other === undefined || JSON.stringify(own) === JSON.stringify(other)) return [];
      if (own === base) return [[field, other] as const];
      const isList = Array.isArray(base) && Array.isArray(own) && Array.isArray(other);
      return slice && isList ? [[field, merged(base, own, other, slice)] as const] : [];
    });
    return fields.length > 0 ? [[name, Object.fromEntries(fields)] as const] : [];
  });
  if (changes.length > 0) store.dispatch(otherTabsRead(Object.fromEntries(changes)));
}

/** Follows other tabs whenever the shopper comes back to this one. */
export function followOtherTabs(tab: Tab): void {
  const read = () => void readOtherTabs(tab).catch(tab.onError);
  window.addEventListener('focus', read);
  window.addEventListener('pageshow', ({ persisted: isRestored }) => isRestored && read());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && read());
}
