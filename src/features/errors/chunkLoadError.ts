import { tabStorage } from '@/browser/deviceStorage';

const STORAGE_KEY = 'reloadedForNewVersion';
/** Minimum time between two reloads. A second failure within it is not caused by a new version. */
const RELOAD_INTERVAL_MS = 60_000;

/** Returns true when a page's chunk could not be loaded, because a newer version replaced it or the device is offline. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message);

/** Reloads the page to get the newer version. Returns false without reloading if the last reload was recent. */
export function reloadOnce(now: number, reload: () => void): boolean {
  const lastReloadAt = Number(tabStorage.get(STORAGE_KEY));
  if (now - lastReloadAt < RELOAD_INTERVAL_MS) return false;
  // Without storage, the reloads could repeat forever.
  if (!tabStorage.set(STORAGE_KEY, String(now))) return false;
  reload();
  return true;
}
