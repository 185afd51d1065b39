import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import { storedAlertSettings } from '../../../contract/desk/alerts.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import type { Database } from '../../backend/database/database.ts';
import { alertWebhooks } from '../../backend/database/schema/fleet.ts';
import { deliverInLanes } from '../../backend/deliverInLanes.ts';
import { backoffMs } from '../../backend/email/delivery.ts';
import { readDeskSettings } from '../deskSettings.ts';
import { sendWebhook } from './sendWebhook.ts';

type Row = typeof alertWebhooks.$inferSelect;

/** Longer than an attempt lasts: another process takes a report only after its holder has died. */
const LEASE_MS = 60_000;
const BATCH = 20;
/** Reports on their way at once, each of another tenant. */
const LANES = 8;
/** News of a screen is old after a day. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Takes the report that waits longest, for this process alone, after those that have not failed yet. tenantsInUse: their
 * reports wait
 */
async function claimWebhook(db: Database, now: Date, tenantsInUse: readonly number[]): Promise<Row | null> {
  const due = db
    .select({ id: alertWebhooks.id })
    .from(alertWebhooks)
    .where(
      and(
        lte(alertWebhooks.nextAttemptAt, now),
        tenantsInUse.length > 0 ? notInArray(alertWebhooks.tenantId, [...tenantsInUse]) : undefined,
      ),
    )
    .orderBy(asc(alertWebhooks.attempts), asc(alertWebhooks.nextAttemptAt), asc(alertWebhooks.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(alertWebhooks)
    .set({
      attempts: sql`${alertWebhooks.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(eq(alertWebhooks.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

async function deliver(
  { db, clock }: Pick<BackendContext, 'db' | 'clock'>,
  row: Row,
  permitsPrivate: boolean,
): Promise<void> {
  const { webhook_url: url, webhook_secret: secret } = await readDeskSettings(
    db,
    row.tenantId,
    'alerts',
    storedAlertSettings,
  );
  const finish = (values: Partial<Row>) =>
    db
      .update(alertWebhooks)
      .set(values)
      .where(and(eq(alertWebhooks.id, row.id), eq(alertWebhooks.attempts, row.attempts)));
  // The owner has turned webhooks off since.
  if (url === '') return void (await finish({ nextAttemptAt: null, lastError: 'no address' }));
  try {
    await sendWebhook({ url, secret, permitsPrivate }, JSON.stringify(row.body));
    await finish({ sentAt: clock(), nextAttemptAt: null, lastError: '' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'failed';
    const retryAt = new Date(clock().getTime() + backoffMs(row.attempts));
    const isTooLate = retryAt.getTime() - row.writtenAt.getTime() > GIVE_UP_AFTER_MS;
    console.error(`Webhook ${row.id}, attempt ${row.attempts}: ${reason}`);
    await finish({ nextAttemptAt: isTooLate ? null : retryAt, lastError: cutText(reason, 200) });
  }
}

/** Sends the reports that are due, those of each tenant one after the other. */
export async function deliverWebhooks(
  backend: Pick<BackendContext, 'db' | 'clock' | 'hasDiskSpace'>,
  permitsPrivate: boolean,
): Promise<void> {
  // On a full disk the result could not be stored, and the report would be sent again.
  if (!backend.hasDiskSpace()) return;
  await deliverInLanes<Row>({
    lanes: LANES,
    most: BATCH,
    claim: (tenants) => claimWebhook(backend.db, backend.clock(), tenants.map(Number)),
    receiverOf: ({ tenantId }) => String(tenantId),
    deliver: (row) => deliver(backend, row, permitsPrivate),
  });
}
