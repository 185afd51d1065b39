const FREE_TRIES = 5;
const FIRST_LOCK_SECONDS = 30;
const LONGEST_LOCK_SECONDS = 3600;

/** Seconds for which sign-in is refused after so many wrong tries in a row: 0 below five, then doubling up to an hour. */
export function lockSeconds(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return Math.min(FIRST_LOCK_SECONDS * 2 ** (failures - FREE_TRIES), LONGEST_LOCK_SECONDS);
}
