import { createHash, randomInt } from 'node:crypto';
import { addressText } from '../../cart/addressRules.ts';
import type { CartState } from '../../cart/cartState.ts';
import { fingerprint } from '../../cart/lineItems.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';
import type { SessionContext } from '../../session/requestContext.ts';
import { hashOf } from '../../session/secret.ts';
import type { Approval } from '../paymentMethod.ts';
import type { Attempt } from './attempts.ts';

/**
 * Returns the cart version: a hash of everything that decides what is bought at which price. An approval pays for one
 * version only (docs/payments.md). Fields without an effect on the price, such as the email, are excluded.
 */
export function cartVersion({ row, lines, links, shipping, delivery, totals }: CartState): string {
  const bought = [
    fingerprint({ lines: lines.map(({ line }) => line), links }),
    row?.couponCode ?? '',
    row?.shopId ?? '',
    delivery ?? '',
    addressText(shipping),
    totals.grandTotal,
  ];
  return createHash('sha256').update(JSON.stringify(bought)).digest('base64url');
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const REFERENCE_LENGTH = 18;

/** Some providers accept at most 20 characters, letters and digits only. */
const randomReference = () =>
  Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns the columns that store an approval. */
export const approvalFields = (approval: Approval | null) =>
  approval
    ? { approvalHash: hashOf(approval.token), approvalId: approval.isId ? approval.token : '' }
    : { approvalHash: null, approvalId: '' };

interface NewAttempt {
  cartId: number;
  state: CartState;
  method: string;
  key: string | null;
  approval: Approval | null;
  paymentData: Record<string, string>;
  leaseUntil: Date | null;
  checkAt: Date | null;
}

/** Inserts an attempt before its provider is called. @throws a unique violation (23505) when another attempt has the approval */
export async function startAttempt(
  { db, tenant, session, language, now }: SessionContext,
  { state, approval, key, ...fields }: NewAttempt,
): Promise<Attempt> {
  const row: typeof paymentAttempts.$inferInsert = {
    ...fields,
    ...approvalFields(approval),
    tenantId: tenant.id,
    sessionId: session.id,
    idempotencyKey: key,
    cartVersion: cartVersion(state),
    amount: state.totals.grandTotal,
    currency: tenant.currency,
    state: 'started',
    reference: `${tenant.code}-${randomReference()}`,
    language,
    startedAt: now,
    updatedAt: now,
  };
  const [attempt] = await db.insert(paymentAttempts).values(row).returning();
  if (!attempt) throw new Error('The payment attempt was not stored.');
  return attempt;
}
