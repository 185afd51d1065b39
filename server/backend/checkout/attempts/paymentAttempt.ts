import { createHash, randomInt } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { backoff } from '../../../../contract/backoff.ts';
import { safeError } from '../../../logging/safeError.ts';
import { addressText } from '../../cart/addressRules.ts';
import type { CartState } from '../../cart/cartState.ts';
import { fingerprint } from '../../cart/lineItems.ts';
import type { Database } from '../../database/database.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';
import type { SessionContext } from '../../session/requestContext.ts';
import { hashOf } from '../../session/secret.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { Approval } from '../paymentMethod.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
export type AttemptState = Attempt['state'];
type AttemptFields = Partial<typeof paymentAttempts.$inferInsert>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Longer than the slowest provider: up to four calls of 20 s each. */
export const LEASE_MS = 90 * SECOND;
/** Delay of the first look-up of an issued approval: shoppers may spend that long in a provider's frame or on its page. */
export const ISSUED_CHECK_MS = 30 * MINUTE;
/** Delay of the last look-up of an ended attempt that was unknown at some point, because charges can arrive late. */
export const LAST_CHECK_MS = 60 * MINUTE;
/** An attempt without a charge is declined after a day. */
export const GIVE_UP_MS = 24 * 60 * MINUTE;
const LONGEST_WAIT_MS = 60 * MINUTE;

/** The states from which an attempt may enter a state (table of docs/payments.md). */
const SOURCES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  started: ['started', 'unknown'],
  unknown: ['started', 'unknown'],
  authorised: ['started', 'unknown'],
  // A check or cash order has no authorisation.
  ordered: ['started', 'authorised'],
  refunding: ['started', 'unknown', 'authorised', 'declined'],
  refunded: ['refunding'],
  declined: ['started', 'unknown'],
};

/** The money of an order is refunded only when staff cancel the order. */
const SOURCES_BY_STAFF: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  ...SOURCES,
  refunding: ['ordered'],
};

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The earlier of two times. limit: null for no limit */
export const earlier = (time: Date, limit: Date | null): Date =>
  limit !== null && limit < time ? limit : time;

/** Exponential backoff of look-ups: 1, 2, 4 … 60 minutes, plus one when the payment is due. */
export function nextCheck(now: Date, checks: number, dueAt: Date | null = null): Date {
  const next = after(now, backoff(checks, { first: MINUTE, longest: LONGEST_WAIT_MS }));
  return dueAt !== null && dueAt > now ? earlier(next, dueAt) : next;
}

/** Time of the last look-up of an ended attempt; null when the provider never timed out. */
export const lastCheck = ({ checks }: Pick<Attempt, 'checks'>, now: Date): Date | null =>
  checks > 0 ? after(now, LAST_CHECK_MS) : null;

export const isLeased = ({ leaseUntil }: Attempt, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now;

export async function findAttempt(db: Database, condition: SQL | undefined): Promise<Attempt | null> {
  return (await db.select().from(paymentAttempts).where(condition).limit(1))[0] ?? null;
}

export const readAttempt = (db: Database, id: number) => findAttempt(db, eq(paymentAttempts.id, id));

/** Reads an attempt and locks its row until the transaction ends. */
export async function lockAttempt(db: Database, id: number): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return attempt ?? null;
}

export interface Move {
  now: Date;
  fields?: AttemptFields;
  /** Whether staff are cancelling the attempt's order. */
  isByStaff?: boolean;
}

/**
 * Moves an attempt to a state in a single statement. The lease ends too, unless `fields` contains another one.
 * @returns the updated attempt; null, without a change, when its state does not allow the transition
 */
export async function moveAttempt(
  db: Database,
  id: number,
  to: AttemptState,
  { now, fields = {}, isByStaff = false }: Move,
): Promise<Attempt | null> {
  const sources = (isByStaff ? SOURCES_BY_STAFF : SOURCES)[to];
  // Staff may have been told that the provider is silent; that money must go back is news.
  const isNewDebt = to === 'refunding';
  const [moved] = await db
    .update(paymentAttempts)
    .set({
      leaseUntil: null,
      ...(isNewDebt ? { reportedAt: null } : {}),
      ...fields,
      state: to,
      updatedAt: now,
    })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...sources])))
    .returning();
  return moved ?? null;
}

/** Updates fields of an attempt, never its state. */
export async function noteAttempt(
  db: Database,
  id: number,
  fields: Omit<AttemptFields, 'state'>,
): Promise<void> {
  await db.update(paymentAttempts).set(fields).where(eq(paymentAttempts.id, id));
}

/** Takes the lease of an attempt. @returns null when another process holds the lease */
export async function leaseAttempt(db: Database, id: number, now: Date): Promise<Attempt | null> {
  const isFree = or(isNull(paymentAttempts.leaseUntil), lte(paymentAttempts.leaseUntil, now));
  const [leased] = await db
    .update(paymentAttempts)
    .set({ leaseUntil: after(now, LEASE_MS) })
    .where(and(eq(paymentAttempts.id, id), isFree))
    .returning();
  return leased ?? null;
}

/**
 * Returns the cart version: a hash of everything that determines what is bought and at which price. An approval is valid for one version
 * only (docs/payments.md). Fields that don't affect the price, such as the email, are excluded.
 */
function cartVersion({ row, lines, links, shipping, delivery, totals }: CartState): string {
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

/** Returns whether an attempt pays for this cart: its contents, its price and the tenant's currency are unchanged. */
export const isAttemptFor = (
  attempt: Pick<Attempt, 'cartVersion' | 'amount' | 'currency'>,
  state: CartState,
  { currency }: Pick<Tenant, 'currency'>,
): boolean =>
  attempt.cartVersion === cartVersion(state) &&
  attempt.amount === state.totals.grandTotal &&
  attempt.currency === currency;

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const REFERENCE_LENGTH = 18;

/** Some providers accept at most 20 characters, only letters and digits. */
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

/** Inserts an attempt before its provider is called. @throws a unique violation (23505) when another attempt already uses the approval */
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

function reasonOf(error: unknown): string {
  const { code, message } = safeError(error);
  return code ? `${code}: ${message}` : message;
}

/** Logs an event of an attempt with the references that find the payment at its provider, without personal data. */
export function logAttempt(
  { method, reference, paymentReference, state }: Attempt,
  event: string,
  error?: unknown,
): void {
  const name = [method, reference, paymentReference ?? ''].filter(Boolean).join(' ');
  console.error(`Payment ${name} (${state}): ${event}${error === undefined ? '' : `: ${reasonOf(error)}`}`);
}
