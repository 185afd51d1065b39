import { type SQL, sql } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { repeatWork } from '../jobs/repeatWork.ts';
import { SESSION_DAYS } from '../session/sessions.ts';
import { RAW_DAYS } from '../shopEvents/shopEventRow.ts';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** Limits the number of rows that one deletion locks; the rest is deleted a minute later. */
const BATCH = 10_000;

/** Events that the storefront logs: at most 8 kB each, so at most 400 MB in total. */
export const MAX_TRACKED = 50_000;
const TRACKED_DAYS = 30;
/** Search terms of at most 200 characters. */
export const MAX_QUERIES = 200_000;
const QUERY_DAYS = 90;
/** A session without any data expires early, because the browser silently gets a new one. */
const SILENT_DAYS = 2;
const FORGET_TRIES_DAYS = 1;
/** Attempts that led to no charge; whatever moved money is retained. */
const DECLINED_DAYS = 90;
/** Delivery gives up after three days; after that, an email only documents who was in contact with the shop. */
const EMAIL_DAYS = 30;
/** Requests of shoppers that staff have closed; open ones are retained, up to a maximum number per tenant. */
const REQUEST_DAYS = 730;
export const MAX_REQUESTS = 50_000;
const CALL_DAYS = 90;
/** Screenshots and logs of devices, and the commands themselves, which the audit log documents for longer. */
const COMMAND_FILE_DAYS = 7;
const COMMAND_DAYS = 90;
/** Events of visits: 20 million are about 8 GB. */
const MAX_EVENTS = 20_000_000;
/** The periods that reports can compare: 400 days and the 400 before. */
const FIGURE_DAYS = 800;
const ERROR_DAYS = 90;
/** Maximum kinds of errors per tenant, because anyone may send made-up errors. */
const MAX_ERRORS = 1000;
/** The history of a device's alerts. */
const ALERT_DAYS = 90;

/** The deletions, for every table that anonymous clients can grow. */
function deletions(now: Date): SQL[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const expired = (table: string) =>
    sql`delete from ${sql.identifier(table)} where expires_at < ${now.toISOString()}::timestamptz`;
  const older = (table: string, days: number) =>
    sql`delete from ${sql.identifier(table)} where created_at < ${ago(days)}::timestamptz`;
  const beyond = (table: string, most: number) =>
    sql`delete from ${sql.identifier(table)} where id <= (select max(id) from ${sql.identifier(table)}) - ${most}::int`;
  return [
    ...[
      'rate_limits',
      'sessions',
      'cart_links',
      'password_resets',
      'email_verifications',
      'customer_challenges',
      'phone_sign_ins',
      'known_devices',
      'newsletter_links',
      'staff_sessions',
      'staff_devices',
      'staff_invitations',
      'staff_challenges',
      'kiosk_pairings',
      'kiosk_known_addresses',
    ].map(expired),
    sql`delete from slot_counts where day < ${ago(2).slice(0, 10)}`,
    sql`delete from outbox where written_at < ${ago(EMAIL_DAYS)}::timestamptz`,
    sql`delete from push_messages where written_at < ${ago(EMAIL_DAYS)}::timestamptz`,
    // Browsers whose watches have all ended.
    sql`delete from push_subscriptions s where created_at < ${ago(EMAIL_DAYS)}::timestamptz
      and not exists (select from push_watches w where w.subscription_id = s.id)
      and not exists (select from push_messages m where m.subscription_id = s.id and m.next_attempt_at is not null)`,
    older('kiosk_command_files', COMMAND_FILE_DAYS),
    sql`delete from kiosk_commands where issued_at < ${ago(COMMAND_DAYS)}::timestamptz`,
    sql`update kiosk_commands set status = 'expired'
      where status = 'waiting' and expires_at < ${now.toISOString()}::timestamptz`,
    sql`delete from alert_webhooks where written_at < ${ago(EMAIL_DAYS)}::timestamptz`,
    sql`delete from kiosk_alerts where ended_at < ${ago(ALERT_DAYS)}::timestamptz`,
    sql`delete from contact_requests where status = 'closed' and created_at < ${ago(REQUEST_DAYS)}::timestamptz`,
    // Closed ones are deleted first, and the flood of one tenant takes nothing from another.
    sql`delete from contact_requests where id in (
      select id from (
        select id, row_number() over (partition by tenant_id order by status = 'closed', id desc) as place
        from contact_requests
        where tenant_id in (
          select tenant_id from contact_requests group by tenant_id having count(*) > ${MAX_REQUESTS}::int)) as ranked
      where place > ${MAX_REQUESTS}::int)`,
    sql`delete from sales_calls where called_at < ${ago(CALL_DAYS)}::timestamptz`,
    older('tracking_log', TRACKED_DAYS),
    beyond('tracking_log', MAX_TRACKED),
    older('query_log', QUERY_DAYS),
    beyond('query_log', MAX_QUERIES),
    // Numbers increase with the time of receipt, so the range keeps each deletion short.
    sql`delete from shop_events where received_at < ${ago(RAW_DAYS)}::timestamptz
      and number < (select min(number) from shop_events) + ${BATCH}::int`,
    sql`delete from shop_events where number <= (select max(number) from shop_events) - ${MAX_EVENTS}::int
      and number < (select min(number) from shop_events) + ${BATCH}::int`,
    sql`delete from shop_visits where (tenant_id, visit) in (
      select tenant_id, visit from shop_visits where day < ${ago(RAW_DAYS + 1).slice(0, 10)}::date limit ${BATCH})`,
    ...['visit_days', 'phrase_days', 'vital_days', 'sample_revenue_days'].map(
      (table) => sql`delete from ${sql.identifier(table)} where day < ${ago(FIGURE_DAYS).slice(0, 10)}::date`,
    ),
    sql`delete from browser_errors where last_seen < ${ago(ERROR_DAYS)}::timestamptz`,
    sql`delete from browser_errors where (tenant_id, fingerprint) in (
      select tenant_id, fingerprint from (
        select tenant_id, fingerprint, row_number() over (partition by tenant_id order by last_seen desc) as place
        from browser_errors) as newest
      where place > ${MAX_ERRORS}::int)`,
    sql`delete from payment_attempts where state = 'declined' and order_id is null and check_at is null
      and updated_at < ${ago(DECLINED_DAYS)}::timestamptz`,
    sql`delete from sign_in_tries where locked_until is null or locked_until < ${ago(FORGET_TRIES_DAYS)}::timestamptz`,
    // The condition selects the sessions of one day, which keeps the scan short; older sessions have ended with their cookie.
    sql`delete from sessions where id in (
      select id from sessions
      where expires_at > ${ago(SILENT_DAYS + 1 - SESSION_DAYS)}::timestamptz
        and expires_at < ${ago(SILENT_DAYS - SESSION_DAYS)}::timestamptz
        and customer_id is null and last_order_id is null
        and not exists (select from carts where carts.session_id = sessions.id)
        and not exists (select from orders where orders.session_id = sessions.id)
        and not exists (select from chat_messages where chat_messages.session_id = sessions.id)
        and not exists (select from chat_votes where chat_votes.session_id = sessions.id)
      limit ${BATCH})`,
  ];
}

/** Deletes expired, old and surplus rows. */
export async function prune({ db, clock }: Pick<BackendContext, 'db' | 'clock'>): Promise<void> {
  for (const deletion of deletions(clock())) await db.execute(deletion);
}

/** Prunes every minute. Returns a function that stops the timer and waits for a running deletion. */
export const startPruning = (backend: Pick<BackendContext, 'db' | 'clock'>): (() => Promise<void>) =>
  repeatWork(() => prune(backend), { failure: 'Old rows can not be deleted', everyMs: EVERY_MS });
