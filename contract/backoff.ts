/**
 * Exponential backoff: the delay after so many failures in a row, from 1. It doubles with each, up to the longest, in the unit of both.
 * Where many wait at once, the caller makes a part of it random.
 */
export const backoff = (failures: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(longest, first * 2 ** Math.min(Math.max(0, failures - 1), 40));
