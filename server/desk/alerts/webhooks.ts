import { notInArray } from 'drizzle-orm';
import { storedAlertSettings } from '../../../contract/desk/alerts.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { alertWebhooks } from '../../backend/database/schema/fleet.ts';
import { deliverInLanes } from '../../backend/jobs/deliverInLanes.ts';
import { Outbox, reasonOf } from '../../backend/jobs/outbox.ts';
import { readDeskSettings } from '../deskSettings.ts';
import { sendWebhook } from './sendWebhook.ts';

type Row = typeof alertWebhooks.$inferSelect;

const BATCH = 20;
/** Maximum reports in flight, each for a different tenant. */
const LANES = 8;
/** Reports about a screen expire after a day. */
const outbox = new Outbox(alertWebhooks, {
  leaseMs: 60_000,
  longestWaitMs: 6 * 3_600_000,
  giveUpAfterMs: 24 * 3_600_000,
});

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
  // The owner has since disabled webhooks.
  if (url === '') return outbox.finish(db, row, { nextAttemptAt: null, lastError: 'no address' });
  try {
    await sendWebhook({ url, secret, permitsPrivate }, JSON.stringify(row.body));
    await outbox.finish(db, row, { sentAt: clock(), nextAttemptAt: null, lastError: '' });
  } catch (error) {
    const reason = reasonOf(error);
    const retryAt = outbox.retryAt(row, clock());
    console.error(`Webhook ${row.id}, attempt ${row.attempts}: ${reason}`);
    const nextAttemptAt = outbox.isTooOld(row, retryAt) ? null : retryAt;
    await outbox.finish(db, row, { nextAttemptAt, lastError: reason });
  }
}

/** Sends due reports, one after another for each tenant. */
export async function deliverWebhooks(
  backend: Pick<BackendContext, 'db' | 'clock' | 'hasDiskSpace'>,
  permitsPrivate: boolean,
): Promise<void> {
  // A full disk could not store the result, and the report would be sent again.
  if (!backend.hasDiskSpace()) return;
  await deliverInLanes<Row>({
    lanes: LANES,
    most: BATCH,
    claim: (tenants) =>
      outbox.claim(
        backend,
        tenants.length > 0 ? notInArray(alertWebhooks.tenantId, tenants.map(Number)) : undefined,
      ),
    receiverOf: ({ tenantId }) => String(tenantId),
    deliver: (row) => deliver(backend, row, permitsPrivate),
  });
}
