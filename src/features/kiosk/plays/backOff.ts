const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/**
 * Milliseconds to wait after so many failures in a row: full jitter, at most 15 minutes, and never less than the
 * service asked for (field note: LibreTime #3173). random: 0 to 1.
 */
export function backOffMs(failures: number, askedMs: number | null, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 12));
  return Math.max(askedMs ?? 0, Math.round(random * ceiling));
}
