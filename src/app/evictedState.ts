import { deviceStorage } from '@/lib/deviceStorage';
import { type AppStore, persistedSlices, type RootState } from './store';

const KEY = 'storefront.backup';
/** The lists that a shopper would miss, and small enough for localStorage, which some evictions spare. */
const slices = persistedSlices.filter((name) => name === 'wishlist' || name === 'compare');

/**
 * The copy of the lists; null when this device has stored nothing yet. With a copy, but without the database that it was
 * taken from, the browser has evicted the database: iOS does so after seven days, any browser when the disk is full.
 */
export function readBackup(): unknown {
  try {
    return JSON.parse(deviceStorage.get(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetBackup(): void {
  deviceStorage.remove(KEY);
}

const copyOf = (state: RootState) => Object.fromEntries(slices.map((name) => [name, state[name]]));

/** Copies the lists now and whenever they change. Returns a function that stops it. */
export function keepBackup({ getState, subscribe }: AppStore): () => void {
  let last: RootState | null = null;
  const copy = () => {
    const state = getState();
    const isUnchanged = slices.every((name) => state[name] === last?.[name]);
    last = state;
    if (isUnchanged) return;
    // A private window, or no space: the database alone holds the lists.
    deviceStorage.set(KEY, JSON.stringify(copyOf(state)));
  };
  copy();
  return subscribe(copy);
}
