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
 * A hash of all that decides what is bought and what it costs: an approval for one version pays for no other
 * (docs/payments.md). What the shopper only tells about the order, such as the e-mail address, is no part of it.
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

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 18;

/** Letters and digits only: some providers take no more than 20 characters, and no other signs. */
const randomName = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What is stored of an approval. */
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

/** Writes an attempt before its provider is called. @throws a unique violation (23505) where the approval is another's */
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
    reference: `${tenant.code}-${randomName()}`,
    language,
    startedAt: now,
    updatedAt: now,
  };
  const [attempt] = await db.insert(paymentAttempts).values(row).returning();
  if (!attempt) throw new Error('The payment attempt was not stored.');
  return attempt;
}
