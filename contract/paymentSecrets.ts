/** Fields of PUT /cart/payment that no response may bring back into the store: card, code, account and token (docs/spec/13 §10). */
const SECRETS: ReadonlySet<string> = new Set(['cc_number', 'cc_cid', 'account_number', 'token']);
const CARD_NUMBER = /^(?:\d[ -]?){12,19}$/;

/** The data of a payment without what identifies a card: a backend may repeat all that it was sent. */
export const withoutSecrets = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !SECRETS.has(name) && typeof value !== 'object' && !CARD_NUMBER.test(String(value)),
    ),
  );
