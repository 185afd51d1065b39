import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import {
  type EmailState,
  getOutboxHtml,
  giveUpEmail,
  listOutbox,
  sendAgain,
} from '../../../contract/desk/outbox.ts';
import { isEmail } from '../../../contract/emailAddress.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { outbox } from '../../backend/database/schema/customer.ts';
import { buildEmail } from '../../backend/email/buildEmail.ts';
import { emailOrigin } from '../../backend/email/emailOrigin.ts';
import type { OutboxRow } from '../../backend/email/outbox.ts';
import type { RouteBinding } from '../../backend/route.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { setPolicy } from '../../hosting/security/securityHeaders.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';

const PAGE = 50;
/** Emails without a personal link. With any other email, staff could sign in as a shopper, or as an owner of the desk. */
const SHOWN_KINDS: readonly OutboxRow['kind'][] = [
  'order',
  'order_cancelled',
  'order_unpaid',
  'order_refused',
  'payment_received',
  'email_changed',
  'access_changed',
  'account_deleted',
  'contact',
  'request-quote',
  'swatches',
  'payment_report',
  'play_report',
  'kiosk_alert',
];
/** The email gets an opaque origin (sandbox), without scripts, and loads nothing but images. */
const EMAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const stateOf = ({ sentAt, failedAt }: OutboxRow): EmailState =>
  sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';

const isState: Record<EmailState, SQL | undefined> = {
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.sentAt), isNotNull(outbox.failedAt)),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
};

const contentsOf = (row: OutboxRow) => {
  if (row.sentAt) return 'removed' as const;
  return SHOWN_KINDS.includes(row.kind) ? ('shown' as const) : ('secret' as const);
};

const present = (row: OutboxRow) => ({
  id: row.id,
  kind: row.kind,
  state: stateOf(row),
  recipient: row.recipient,
  subject: row.subject,
  language: row.language,
  written_at: row.writtenAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
  attempts: row.attempts,
  reason: row.lastError,
  contents: contentsOf(row),
});

const isRow = (tenant: Tenant, id: string) => ownRow(outbox, id, tenant);

async function lockRow(db: Database, tenant: Tenant, id: string): Promise<OutboxRow> {
  const [row] = await db.select().from(outbox).where(isRow(tenant, id)).for('update');
  if (!row) throw localizedError(404, 'not_found', 'deskNoEmail');
  if (!row.sentAt) return row;
  throw localizedError(409, 'emailSent', 'deskEmailSent');
}

/** The emails of the shop: pending, sent and failed. */
export const outboxRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listOutbox, async ({ db, tenant, backend }, { query }) => {
    const { before, state } = query;
    const rows = await db
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.tenantId, tenant.id),
          before > 0 ? lt(outbox.id, before) : undefined,
          state === '' ? undefined : isState[state],
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(PAGE + 1);
    return {
      emails: rows.slice(0, PAGE).map(present),
      has_more: rows.length > PAGE,
      delivery: backend.emailDelivery(tenant.code),
    };
  }),

  deskRoute(options, getOutboxHtml, async ({ db, tenant, request, reply }, { params }) => {
    const [row] = await db.select().from(outbox).where(isRow(tenant, params.id));
    if (!row || contentsOf(row) !== 'shown') throw localizedError(404, 'not_found', 'deskEmailHidden');
    const { html } = buildEmail({ ...row, origin: emailOrigin(tenant, request) }, tenant);
    setPolicy(request, EMAIL_POLICY);
    reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex, nofollow');
    return html;
  }),

  deskRoute(options, sendAgain, async ({ db, tenant, now, record }, { params }) => {
    const row = await lockRow(db, tenant, params.id);
    if (!isEmail(row.recipient)) throw localizedError(422, 'recipient', 'deskRecipient');
    // A failed email is retried for three days from now on; a pending one keeps its Message-ID.
    const writtenAt = row.failedAt ? now : row.writtenAt;
    const fields = { nextAttemptAt: now, failedAt: null, lastError: '', writtenAt };
    await db.update(outbox).set(fields).where(isRow(tenant, params.id));
    record(`email ${params.id}`, { kind: row.kind });
    return present({ ...row, ...fields });
  }),

  deskRoute(options, giveUpEmail, async ({ db, tenant, now, record }, { params }) => {
    const row = await lockRow(db, tenant, params.id);
    const fields = {
      nextAttemptAt: null,
      failedAt: row.failedAt ?? now,
      lastError: row.lastError || 'given up by staff',
    };
    await db.update(outbox).set(fields).where(isRow(tenant, params.id));
    record(`email ${params.id}`, { kind: row.kind });
    return present({ ...row, ...fields });
  }),
];
