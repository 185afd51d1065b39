import { inArray } from 'drizzle-orm';
import type { StoredAlertSettings } from '../../../contract/desk/alerts.ts';
import type { Database } from '../../backend/database/database.ts';
import { alertWebhooks } from '../../backend/database/schema/fleet.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { queueEmail } from '../../backend/email/outbox.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import type { AlertEvent } from './problems.ts';

/** A power cut affects all screens of a dealer at once: the email lists this many, and the number of the others. */
const NAMED = 50;

/** Writes one email per address and one webhook for all events of a round, in the transaction of the round. */
export async function notify(
  db: Database,
  tenant: Tenant,
  { emails, webhook_url }: StoredAlertSettings,
  events: readonly AlertEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const storeIds = [...new Set(events.map(({ storeId }) => storeId))];
  const stores = await db
    .select({ id: locations.id, name: locations.name, timeZone: locations.timeZone })
    .from(locations)
    .where(inArray(locations.id, storeIds));
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  const alerts = events.map(({ deviceId, name, storeId, kind, detail, since, endedAt }) => ({
    device_id: deviceId,
    device: name,
    location: storeOf.get(storeId)?.name ?? '',
    time_zone: storeOf.get(storeId)?.timeZone ?? '',
    kind,
    detail,
    since: since.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }));
  const sender = { db, tenant, now };
  for (const recipient of emails)
    await queueEmail(sender, {
      kind: 'kiosk_alert',
      recipient,
      language: tenant.language,
      contents: { alerts: alerts.slice(0, NAMED), others: Math.max(0, alerts.length - NAMED) },
    });
  if (webhook_url !== '')
    await db.insert(alertWebhooks).values({
      tenantId: tenant.id,
      body: { tenant: tenant.code, sent_at: now.toISOString(), alerts },
      writtenAt: now,
      nextAttemptAt: now,
    });
}
