import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import { isEmail } from '../../../contract/emailAddress.ts';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/customer.ts';
import type { RequestContext } from '../session/requestContext.ts';
import type { EmailContentsInput, EmailKind } from './emailContents.ts';

export type OutboxRow = typeof outbox.$inferSelect;

interface OutgoingEmail<K extends EmailKind> {
  kind: K;
  recipient: string;
  /** Address of the shopper whom the store answers. */
  replyTo?: string;
  /** Language of the recipient: en, fr. */
  language: string;
  subject: string;
  contents: EmailContentsInput<K>;
}

const MAX_SUBJECT = 200;

/** Text for a header: line breaks and control characters would begin another header. */
const headerText = (text: string): string =>
  cutText(text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim(), MAX_SUBJECT);

/**
 * Writes an email to the outbox, in the caller's transaction if there is one: it exists exactly when the order or the
 * link in it exists. An email without a valid recipient is stored as failed.
 * @returns the id of the row
 */
export async function queueEmail<K extends EmailKind>(
  { db, tenant, now, origin }: Pick<RequestContext, 'db' | 'tenant' | 'now' | 'origin'>,
  { kind, recipient, replyTo = '', language, subject, contents }: OutgoingEmail<K>,
): Promise<number> {
  const isSendable = isEmail(recipient);
  const [row] = await db
    .insert(outbox)
    .values({
      tenantId: tenant.id,
      kind,
      recipient,
      replyTo: isEmail(replyTo) ? replyTo : '',
      language,
      origin,
      subject: headerText(subject),
      body: contents,
      writtenAt: now,
      ...(isSendable ? { nextAttemptAt: now } : { failedAt: now, lastError: 'no valid recipient' }),
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The outbox returned no row.');
  if (!isSendable) console.error(`Email ${row.id} (${kind}) of ${tenant.code} has no valid recipient.`);
  return row.id;
}

/** Longer than any attempt lasts: another process takes an email only after its holder has died. */
export const LEASE_MS = 10 * 60_000;

/**
 * Takes the email that waits longest, for this process alone: parallel claims skip locked rows, and later ones do not
 * find the row until its lease ends. Returns null when nothing is due.
 */
export async function claimEmail(db: Database, now: Date): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextAttemptAt, now))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(eq(outbox.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

/** Writes the result of an attempt, unless the lease has ended and another process makes the next one. */
const finish = (db: Database, { id, attempts }: OutboxRow, values: Partial<OutboxRow>) =>
  db
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));

/** The contents of a sent email are removed at once; who got which kind of email, and when, stays until pruning. */
export const markSent = (db: Database, row: OutboxRow, now: Date) =>
  finish(db, row, { sentAt: now, nextAttemptAt: null, body: {}, replyTo: '', lastError: '' });

export const markFailed = (db: Database, row: OutboxRow, now: Date, lastError: string) =>
  finish(db, row, { failedAt: now, nextAttemptAt: null, lastError });

export const scheduleRetry = (db: Database, row: OutboxRow, nextAttemptAt: Date, lastError: string) =>
  finish(db, row, { nextAttemptAt, lastError });
