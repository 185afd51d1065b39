import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type StoredAlertSettings, storedAlertSettings } from '../../../contract/desk/alerts.ts';
import type { AlertKind } from '../../../contract/desk/devices.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { type Database, rowsOf } from '../../backend/database/database.ts';
import { kioskAlerts, kioskReleases } from '../../backend/database/schema/fleet.ts';
import { kioskDevices, kioskHeartbeats } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { reportOf } from '../../kioskService/deviceState.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import { readDeskSettings } from '../deskSettings.ts';
import { readClipTitles } from '../media/clipTitles.ts';
import { notify } from './notify.ts';
import { type AlertEvent, type AlertRules, compareVersions, problemsOf } from './problems.ts';

type Monitored = Pick<BackendContext, 'db' | 'clock' | 'catalog' | 'hasDiskSpace'>;

/** Devices install a release at night, in their maintenance window. */
const RELEASE_GRACE_MS = 48 * 3_600_000;

/** The version that every device should have by now; '' if that is not defined. */
async function wantedVersionOf(db: Database, tenant: Tenant, settings: StoredAlertSettings, now: Date) {
  if (settings.wanted_version !== '') return settings.wanted_version;
  const isForAll = and(
    eq(kioskReleases.tenantId, tenant.id),
    lt(kioskReleases.offeredToAllAt, new Date(now.getTime() - RELEASE_GRACE_MS)),
  );
  const releases = await db
    .select({ version: kioskReleases.version })
    .from(kioskReleases)
    .where(isForAll)
    .orderBy(desc(kioskReleases.id))
    .limit(50);
  return (
    releases
      .map(({ version }) => version)
      .sort(compareVersions)
      .at(-1) ?? ''
  );
}

/** The devices of a tenant with the kinds of their open alerts. */
const watchedDevices = (db: Database, tenant: Tenant) =>
  db
    .select({
      id: kioskDevices.id,
      name: kioskDevices.name,
      storeId: kioskDevices.storeId,
      revokedAt: kioskDevices.revokedAt,
      receivedAt: kioskHeartbeats.receivedAt,
      otherSeenAt: kioskHeartbeats.otherSeenAt,
      // A heartbeat may contain a thousand excluded clips, of which an alert lists some.
      state: sql<unknown>`${kioskHeartbeats.state} || jsonb_build_object('quarantined',
        jsonb_path_query_array(${kioskHeartbeats.state}, '$.quarantined[0 to 4]'))`,
      open: sql<{ id: number; kind: AlertKind; since: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'since', since)), '[]'::json)
        from ${kioskAlerts} where ${kioskAlerts.deviceId} = ${kioskDevices.id} and ${kioskAlerts.endedAt} is null)`,
    })
    .from(kioskDevices)
    .leftJoin(kioskHeartbeats, eq(kioskHeartbeats.deviceId, kioskDevices.id))
    .where(isDeviceOf(tenant));

type Watched = Awaited<ReturnType<typeof watchedDevices>>[number];

interface Changes {
  begun: AlertEvent[];
  over: AlertEvent[];
  overIds: number[];
}

/** The alerts that start and end with the current state of a device. */
function changesOf(device: Watched, rules: AlertRules): Changes {
  const { now } = rules;
  const report = reportOf(device.state);
  const problems = problemsOf({ ...device, report }, rules);
  const { id: deviceId, name, storeId } = device;
  const changes: Changes = { begun: [], over: [], overIds: [] };
  for (const [kind, isWrong] of Object.entries(problems) as [AlertKind, boolean][]) {
    const open = device.open.find((alert) => alert.kind === kind);
    const event = {
      deviceId,
      name,
      storeId,
      kind,
      detail: kind === 'clip' ? report.quarantined.join(', ') : '',
    };
    if (isWrong && !open) changes.begun.push({ ...event, since: now, endedAt: null });
    if (isWrong || !open) continue;
    changes.over.push({ ...event, since: new Date(open.since), endedAt: now });
    changes.overIds.push(open.id);
  }
  return changes;
}

/** Replaces the ids of excluded clips by their titles. */
async function nameClips(db: Database, tenant: Tenant, events: readonly AlertEvent[]): Promise<AlertEvent[]> {
  const idsOf = ({ detail }: AlertEvent) => (detail === '' ? [] : detail.split(', '));
  const titleOf = await readClipTitles(db, tenant, events.flatMap(idsOf));
  return events.map((event) => ({ ...event, detail: idsOf(event).map(titleOf).join(', ') }));
}

async function updateTenant(
  db: Database,
  tenant: Tenant,
  { now, watchedSince }: Pick<AlertRules, 'now' | 'watchedSince'>,
): Promise<void> {
  const settings = await readDeskSettings(db, tenant.id, 'alerts', storedAlertSettings);
  const wantedVersion = await wantedVersionOf(db, tenant, settings, now);
  const rules = { settings, wantedVersion, now, watchedSince };
  const devices = await watchedDevices(db, tenant);
  const changes = devices.map((device) => changesOf(device, rules));
  const begun = await nameClips(
    db,
    tenant,
    changes.flatMap((one) => one.begun),
  );
  const overIds = changes.flatMap((one) => one.overIds);
  if (begun.length > 0)
    await db
      .insert(kioskAlerts)
      .values(begun.map(({ deviceId, kind, since }) => ({ deviceId, kind, since, notifiedAt: now })));
  if (overIds.length > 0)
    await db.update(kioskAlerts).set({ endedAt: now }).where(inArray(kioskAlerts.id, overIds));
  const events = settings.notifies_end ? [...begun, ...changes.flatMap((one) => one.over)] : begun;
  await notify(db, tenant, settings, events, now);
}

/**
 * One round: opens and closes alerts, and writes one email and one webhook for all changes, in one transaction under a lock. If several
 * servers share a database, only one notifies staff of an alert, and an alert exists exactly when staff are notified. Returns false when
 * another process is running a round.
 * watchedSince: the time from which this server could have received heartbeats
 */
export async function updateAlerts({ db, clock, catalog, hasDiskSpace }: Monitored, watchedSince: Date) {
  if (!hasDiskSpace()) return false;
  const { tenants } = await catalog.current();
  const now = clock();
  return db.transaction(async (inside) => {
    const lock = sql`select pg_try_advisory_xact_lock(hashtext('storefront alerts')) as mine`;
    const [row] = await rowsOf<{ mine: boolean }>(inside, lock);
    if (!row?.mine) return false;
    for (const tenant of tenants) await updateTenant(inside, tenant, { now, watchedSince });
    return true;
  });
}
