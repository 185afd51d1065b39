import { deviceStorage } from '@/lib/deviceStorage';
import { type AppStore, persistedSlices } from './store';

const KEY = 'storefront.early';

/** Reads what earlier pages could not persist, oldest first. The shape of the entries is not checked. */
export function readEarlyChanges(): unknown[] {
  try {
    const pages: unknown = JSON.parse(deviceStorage.get(KEY) ?? '[]');
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}

export function forgetEarlyChanges(): void {
  deviceStorage.remove(KEY);
}

/**
 * Keeps changes of persisted slices for the next page when this page is left before persistence has started, such as a
 * heart that is clicked in the first half second. localStorage, because IndexedDB completes no write after pagehide.
 * Returns a function that ends the keeping.
 */
export function keepEarlyChanges(store: AppStore): () => void {
  const before = store.getState();
  const keep = () => {
    const state = store.getState();
    const changed = persistedSlices.filter((name) => state[name] !== before[name]);
    if (changed.length === 0) return;
    const slices = Object.fromEntries(changed.map((name) => [name, state[name]]));
    // A private window without storage: nothing is persisted there anyway.
    deviceStorage.set(KEY, JSON.stringify([...readEarlyChanges(), slices]));
  };
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}
