import { cutText } from '../../../contract/cutText.ts';
import { isEmail } from '../../../contract/emailAddress.ts';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/customer.ts';
import { Outbox } from '../jobs/outbox.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { emailScope } from './emailKind.ts';
import { type EmailContents, type EmailKind, emailKinds } from './emailKinds.ts';
import { settledOrigin } from './emailOrigin.ts';
import type { EmailScope } from './emailParts.ts';

export type OutboxRow = typeof outbox.$inferSelect;

interface OutgoingEmail<K extends EmailKind> {
  kind: K;
  recipient: string;
  /** Address of the shopper to whom the store's reply should go. */
  replyTo?: string;
  /** Language of the recipient: en, fr. */
  language: string;
  contents: EmailContents<K>;
}

const MAX_SUBJECT = 200;

/** Sanitises a text for a header: line breaks and control characters would start another header. */
const headerText = (text: string): string =>
  cutText(text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim(), MAX_SUBJECT);

/** An order must not fail because of its email: invalid contents are stored without a subject, and the delivery reports them. */
function subjectOf(kind: EmailKind, scope: EmailScope, contents: unknown): string {
  try {
    return emailKinds[kind].subjectOf(scope, contents);
  } catch (error) {
    console.error(`An email (${kind}) has no subject:`, error);
    return '';
  }
}

/** Without an origin, links use the one in the tenant's settings. */
type Sender = Pick<RequestContext, 'db' | 'tenant' | 'now'> & { origin?: string | undefined };

/**
 * Writes an email to the outbox, in the caller's transaction if there is one, so that it exists exactly when the order or link in it
 * exists. An email without a valid recipient is stored as failed.
 * @returns the id of the row
 */
export async function queueEmail<K extends EmailKind>(
  { db, tenant, now, origin = settledOrigin(tenant) }: Sender,
  { kind, recipient, replyTo = '', language, contents }: OutgoingEmail<K>,
): Promise<number> {
  const subject = subjectOf(kind, emailScope(tenant, language, origin), contents);
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

const HOUR_MS = 3_600_000;

/** The queue of emails. Mail servers give up after four to five days (RFC 5321 §4.5.4.1); a shop's emails are outdated sooner. */
export const emailOutbox = new Outbox(outbox, {
  leaseMs: HOUR_MS / 6,
  longestWaitMs: 6 * HOUR_MS,
  giveUpAfterMs: 72 * HOUR_MS,
});

/** The contents of a sent email are deleted immediately; the record of recipient, kind and time remains until pruning. */
export const markSent = (db: Database, row: OutboxRow, now: Date) =>
  emailOutbox.finish(db, row, { sentAt: now, nextAttemptAt: null, body: {}, replyTo: '', lastError: '' });

export const markFailed = (db: Database, row: OutboxRow, now: Date, lastError: string) =>
  emailOutbox.finish(db, row, { failedAt: now, nextAttemptAt: null, lastError });
