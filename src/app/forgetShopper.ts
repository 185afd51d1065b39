import { messageSW } from 'workbox-window';
import { deviceStorage, tabStorage } from '@/browser/deviceStorage';
import { closePersonalStores } from '@/browser/personalStore';
import { SIGN_OUT } from '@/browser/workerCaches';
import { persisted } from './persisted';
import { forgetPersistedSlices } from './persistence';
import { type AppStore, slicesForgotten } from './store';

function forgetStorage(): void {
  const isPublic = (key: string) => persisted.publicKeys.some((beginning) => key.startsWith(beginning));
  for (const key of deviceStorage.keys()) if (!isPublic(key)) deviceStorage.remove(key);
  tabStorage.clear();
}

/** A worker of an earlier version, or one that hangs, never answers. */
const WORKER_MS = 2_000;

/** Asks the worker to delete its cached data and records, and to discard responses in flight. */
async function forgetInWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  await Promise.race([
    messageSW(registration.active, SIGN_OUT),
    new Promise((resolve) => setTimeout(resolve, WORKER_MS)),
  ]);
}

/**
 * Deletes the responses and images that the service worker has cached, because their URLs reveal what the shopper searched for and viewed.
 * The app itself stays cached, so that it still starts offline.
 */
async function forgetResponses(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all(persisted.caches.map((name) => caches.delete(name)));
}

/**
 * Removes all personal data from this tab and this device after a sign-out. leave: opens another document, which clears what exists only in
 * memory, such as form fields
 */
export async function forgetShopper(store: AppStore, leave: () => void): Promise<void> {
  store.dispatch(slicesForgotten(Object.keys(persisted.slices)));
  await Promise.allSettled([
    forgetPersistedSlices(),
    forgetInWorker(),
    forgetResponses(),
    closePersonalStores(persisted.databases),
    (navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.(),
  ]);
  forgetStorage();
  leave();
}
