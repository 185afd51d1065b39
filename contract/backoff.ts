/**
 * Exponential backoff: the delay after a number of consecutive failures (from 1). It doubles with each failure, up to the longest; the unit
 * is that of the arguments. If many clients may wait at once, the caller adds jitter.
 */
export const backoff = (failures: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(longest, first * 2 ** Math.min(Math.max(0, failures - 1), 40));
