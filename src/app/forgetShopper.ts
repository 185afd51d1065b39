import { messageSW } from 'workbox-window';
import type { Services } from '@/api/call';
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

/** A worker that is of an earlier version of the shop, or hangs, gives no answer. */
const WORKER_MS = 2_000;

/** The worker deletes what it keeps with what it notes of it, and stores no response that is under way. */
async function forgetInWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  await Promise.race([
    messageSW(registration.active, SIGN_OUT),
    new Promise((resolve) => setTimeout(resolve, WORKER_MS)),
  ]);
}

/**
 * Deletes the responses and pictures that the service worker has cached, because their URLs reveal what the shopper searched
 * and viewed. The app itself stays, so that it still starts without network.
 */
async function forgetResponses(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all(persisted.caches.map((name) => caches.delete(name)));
}

/**
 * Removes everything personal from this tab and this device after a sign-out. leave: opens another document, which
 * removes what only the memory of this one has, such as the fields of forms
 */
export async function forgetShopper(
  store: AppStore,
  persistor: Services['persistor'],
  leave: () => void,
): Promise<void> {
  store.dispatch(slicesForgotten(Object.keys(persisted.slices)));
  await Promise.allSettled([
    forgetPersistedSlices(persistor),
    forgetInWorker(),
    forgetResponses(),
    closePersonalStores(persisted.databases),
    (navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.(),
  ]);
  forgetStorage();
  leave();
}
