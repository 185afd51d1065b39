const KEY = 'reloadedForNewVersion';
/** One reload in this time; a second failure within it is no matter of versions. */
const GUARD_MS = 60_000;

/** True when code of a page could not be fetched: a newer version has replaced it, or there is no network. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message);

/** Loads the page again to get the newer version; answers false when that was tried just now. */
export function reloadOnce(now: number, reload: () => void): boolean {
  const last = Number(sessionStorage.getItem(KEY));
  if (now - last < GUARD_MS) return false;
  sessionStorage.setItem(KEY, String(now));
  reload();
  return true;
}
