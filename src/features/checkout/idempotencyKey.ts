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

/** Returns this tab's unconfirmed attempt, which survives a reload in the tab's storage. */
export function pendingAttempt(): Attempt | null {
  const stored = tabStorage.get(KEY) ?? '';
  // The fingerprint contains the address as typed and may contain the separator; the key does not.
  const end = stored.lastIndexOf('|');
  return end < 0 ? null : { fingerprint: stored.slice(0, end), key: stored.slice(end + 1) };
}

/**
 * Returns the idempotency key of the order. It only changes once the attempt has been confirmed or rejected, or for a different cart, so that
 * no double click, reload or late response creates a second order.
 */
export function idempotencyKeyFor(fingerprint: string): string {
  const open = pendingAttempt();
  if (open?.fingerprint === fingerprint) return open.key;
  const key = randomUuid();
  tabStorage.set(KEY, `${fingerprint}|${key}`);
  return key;
}

export const clearAttempt = () => tabStorage.remove(KEY);
