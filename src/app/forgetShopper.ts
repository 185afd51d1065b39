import { deviceStorage, tabStorage } from '@/lib/deviceStorage';
import { closePersonalStores } from '@/lib/personalStore';
import { SIGNED_OUT_AT } from '@/lib/signOutTabs';
import { forgetPersistedSlices } from './persistence';
import { type AppStore, shopperForgotten } from './store';

/** Beginnings of the localStorage keys that no person can be read from. All other keys are removed. */
const PUBLIC_KEYS = [SIGNED_OUT_AT, 'install', 'i18next_res_', 'light', 'desk', 'kiosk-', 'play:'];

function forgetStorage(): void {
  const isPublic = (key: string) => PUBLIC_KEYS.some((beginning) => key.startsWith(beginning));
  for (const key of deviceStorage.keys()) if (!isPublic(key)) deviceStorage.remove(key);
  tabStorage.clear();
}

/**
 * Deletes the responses and pictures that the service worker has cached, because their URLs tell what the shopper searched
 * and viewed. The app itself stays, so that it still starts without network.
 */
async function forgetResponses(): Promise<void> {
  if (!('caches' in window)) return;
  // A response that is under way would be stored afterwards (src/serviceWorker/signOut.ts).
  navigator.serviceWorker?.controller?.postMessage('sign-out');
  await Promise.all(['store-data', 'pictures'].map((name) => caches.delete(name)));
}

const EXPIRY_DATABASE = 'workbox-expiration';

/** Workbox keeps the URLs and ages of its caches in a database, which stays open in the service worker and is therefore emptied. */
async function forgetCacheAges(): Promise<void> {
  if (!('indexedDB' in window) || !indexedDB) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(EXPIRY_DATABASE);
    // A database that does not exist is not created: it would lack its tables.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve() : reject(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return resolve();
      const writing = database.transaction(stores, 'readwrite');
      for (const store of stores) writing.objectStore(store).clear();
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
    };
  });
}

/**
 * Removes everything personal from this tab and this device after a sign-out. leave: opens another document, which
 * removes what only the memory of this one has, such as the fields of forms
 */
export async function forgetShopper(store: AppStore, leave: () => void): Promise<void> {
  store.dispatch(shopperForgotten());
  await Promise.allSettled([
    forgetPersistedSlices(),
    forgetResponses(),
    forgetCacheAges(),
    closePersonalStores(),
    (navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.(),
  ]);
  forgetStorage();
  leave();
}
