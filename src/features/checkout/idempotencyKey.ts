import { tabStorage } from '@/browser/deviceStorage';
import { randomUuid } from '@/browser/uuid';

const KEY = 'checkout.attempt';

/** An order request without a confirmed response. */
export interface Attempt {
  /** Serialised contents of the order. */
  fingerprint: string;
  /** Sent as Idempotency-Key. */
  key: string;
}

/** Returns this tab's unconfirmed attempt; the tab's storage keeps it over a reload. */
export function pendingAttempt(): Attempt | null {
  const stored = tabStorage.get(KEY) ?? '';
  // A fingerprint contains the address as the shopper typed it, a key no separator.
  const end = stored.lastIndexOf('|');
  return end < 0 ? null : { fingerprint: stored.slice(0, end), key: stored.slice(end + 1) };
}

/**
 * Returns the idempotency key of the order. The key changes only after a confirmation or with another cart, so no
 * double click, reload or late response creates a second order.
 */
export function idempotencyKeyFor(fingerprint: string): string {
  const open = pendingAttempt();
  if (open?.fingerprint === fingerprint) return open.key;
  const key = randomUuid();
  tabStorage.set(KEY, `${fingerprint}|${key}`);
  return key;
}

export const clearAttempt = () => tabStorage.remove(KEY);
