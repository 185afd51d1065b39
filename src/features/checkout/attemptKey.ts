const KEY = 'checkout.attempt';

/** An order that was asked for and not yet confirmed. */
export interface Attempt {
  /** What was to be bought, as one text. */
  fingerprint: string;
  /** Sent as Idempotency-Key. */
  key: string;
}

/** The attempt of this tab that nobody has answered yet; it survives a reload in mid flight. */
export function openAttempt(): Attempt | null {
  const [fingerprint, key] = (sessionStorage.getItem(KEY) ?? '').split('|');
  return fingerprint !== undefined && key ? { fingerprint, key } : null;
}

/**
 * The idempotency key of the order being placed. It is renewed only when the order is confirmed or the cart is another,
 * so that no double click, reload or late answer makes two orders.
 */
export function attemptKey(fingerprint: string): string {
  const open = openAttempt();
  if (open?.fingerprint === fingerprint) return open.key;
  const key = crypto.randomUUID();
  sessionStorage.setItem(KEY, `${fingerprint}|${key}`);
  return key;
}

export const attemptClosed = () => sessionStorage.removeItem(KEY);
