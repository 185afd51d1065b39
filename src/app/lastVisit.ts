import type { TenantConfig } from '@contract/config';
import { repeatQueries } from '@/api/repeatQueries';
import { keepLastSeenCart } from '@/features/cart/keepLastSeenCart';
import type { Platform } from '@/platform/platform';
import { keepLastPages, refreshRestored, restoreLastPages } from './lastPages';
import { configCache, rehydrate } from './persistence';
import type { AppStore } from './store';

/** The database of a device may not respond; the page does not wait for it any longer. */
const RESTORE_MS = 300;

/**
 * Restores the persisted state and the responses of the last visit before the first render of a page without content of the
 * server. What the network brings replaces them in place.
 */
export async function restoreLastVisit(store: AppStore, stopKeeping: () => void): Promise<void> {
  const isRehydrated = new Promise<void>((resolve) => {
    rehydrate(store, () => {
      stopKeeping();
      resolve();
    });
  });
  const restoring = Promise.all([restoreLastPages(store), isRehydrated]).catch((error: unknown) =>
    console.warn('last visit', error),
  );
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, RESTORE_MS))]);
}

interface Visit {
  platform: Platform;
  /** Null on a page that restoreLastVisit has prepared: its configuration is cached already. */
  hydrated: { config: TenantConfig; locale: string; stopKeeping: () => void } | null;
}

/** What a page does for the next one, once it has rendered: keeps its state, its responses and the configuration. */
export async function keepVisit(store: AppStore, { platform, hydrated }: Visit): Promise<void> {
  if (hydrated) rehydrate(store, hydrated.stopKeeping);
  else refreshRestored(store);
  repeatQueries(store);
  // A kiosk keeps nothing of a shopper.
  if (!platform.kiosk) {
    keepLastSeenCart(store);
    keepLastPages(store);
  }
  // Without storage (a private window) the shop works, but nothing is persisted.
  if (hydrated)
    await configCache(hydrated.locale)
      .write(hydrated.config)
      .catch(() => {});
}
