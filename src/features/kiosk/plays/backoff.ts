import { backoff } from '@contract/backoff';

const BASE_MS = 2_000;
const MAX_MS = 15 * 60_000;

/**
 * Returns the delay in milliseconds after a number of consecutive failures: exponential with full jitter, at most 15 minutes, and never
 * below the service's retryAfterMs (field note: LibreTime #3173). random: 0 to 1
 */
export function backoffMs(failures: number, retryAfterMs: number | null, random: number): number {
  const ceiling = backoff(failures, { first: 2 * BASE_MS, longest: MAX_MS });
  return Math.max(retryAfterMs ?? 0, Math.round(random * ceiling));
}
