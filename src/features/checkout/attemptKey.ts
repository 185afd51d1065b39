const KEY = 'checkout.attempt';

/**
 * The idempotency key of the order being placed. It survives a reload in mid flight and is renewed only when the
 * order is confirmed or the cart is another, so that no double click, reload or late answer makes two orders.
 */
export function attemptKey(cartFingerprint: string): string {
  const [fingerprint, key] = (sessionStorage.getItem(KEY) ?? '').split('|');
  if (key && fingerprint === cartFingerprint) return key;
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, `${cartFingerprint}|${made}`);
  return made;
}

export const attemptConfirmed = () => sessionStorage.removeItem(KEY);
