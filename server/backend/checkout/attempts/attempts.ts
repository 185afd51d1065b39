import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
export type AttemptState = Attempt['state'];
type AttemptFields = Partial<typeof paymentAttempts.$inferInsert>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Longer than the slowest provider may take: up to four calls of 20 s each. */
export const LEASE_MS = 90 * SECOND;
/** A shopper may take that long in the frame or on the page of a provider. */
export const ISSUED_CHECK_MS = 30 * MINUTE;
/** An attempt that was once unknown is looked at a last time so long after its end: charges can be late. */
export const LAST_CHECK_MS = 60 * MINUTE;
/** After a day without money at the provider there will be none. */
export const GIVE_UP_MS = 24 * 60 * MINUTE;
const LONGEST_WAIT_MS = 60 * MINUTE;

/** From which states an attempt may come to a state: the table of docs/payments.md. */
const SOURCES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  started: ['started', 'unknown'],
  unknown: ['started', 'unknown'],
  authorised: ['started', 'unknown'],
  // A check or cash needs no grant.
  ordered: ['started', 'authorised'],
  refunding: ['started', 'unknown', 'authorised', 'declined'],
  refunded: ['refunding'],
  declined: ['started', 'unknown'],
};

/** 1, 2, 4 … 60 minutes after the first, second, third look-up. */
export const nextCheck = (now: Date, checks: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE * 2 ** Math.max(0, checks - 1), LONGEST_WAIT_MS));

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When an attempt that has come to its end is looked at once more; never, where every response came. */
export const lastCheck = ({ checks }: Pick<Attempt, 'checks'>, now: Date): Date | null =>
  checks > 0 ? after(now, LAST_CHECK_MS) : null;

export const isLeased = ({ leaseUntil }: Attempt, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now;

export async function findAttempt(db: Database, condition: SQL | undefined): Promise<Attempt | null> {
  return (await db.select().from(paymentAttempts).where(condition).limit(1))[0] ?? null;
}

export const readAttempt = (db: Database, id: number) => findAttempt(db, eq(paymentAttempts.id, id));

/** The attempt with its row locked until the transaction ends. */
export async function lockAttempt(db: Database, id: number): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return attempt ?? null;
}

interface Move {
  now: Date;
  fields?: AttemptFields;
}

/**
 * Moves an attempt to a state, in one statement on its locked row; the lease ends with it unless fields say otherwise.
 * @returns the attempt as it stands afterwards; null where its state did not allow the move, and then nothing changed
 */
export async function moveAttempt(
  db: Database,
  id: number,
  to: AttemptState,
  { now, fields = {} }: Move,
): Promise<Attempt | null> {
  const [moved] = await db
    .update(paymentAttempts)
    .set({ leaseUntil: null, ...fields, state: to, updatedAt: now })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...SOURCES[to]])))
    .returning();
  return moved ?? null;
}

/** Changes what is noted about an attempt, never its state. */
export async function noteAttempt(
  db: Database,
  id: number,
  fields: Omit<AttemptFields, 'state'>,
): Promise<void> {
  await db.update(paymentAttempts).set(fields).where(eq(paymentAttempts.id, id));
}

/** Takes the lease of an attempt, where nobody has it. @returns null where somebody has */
export async function leaseAttempt(db: Database, id: number, now: Date): Promise<Attempt | null> {
  const isFree = or(isNull(paymentAttempts.leaseUntil), lte(paymentAttempts.leaseUntil, now));
  const [leased] = await db
    .update(paymentAttempts)
    .set({ leaseUntil: after(now, LEASE_MS) })
    .where(and(eq(paymentAttempts.id, id), isFree))
    .returning();
  return leased ?? null;
}
