import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AlertKind, DeviceDetails, DeviceRow } from '../../../contract/desk/devices.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskAlerts } from '../../backend/database/schema/fleet.ts';
import { kioskDevices, kioskHeartbeats } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { reportOf, SILENT_MS, stateOf } from '../../kioskService/deviceState.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import { toScreen } from '../../kioskService/playlist/screens.ts';
import { readClipTitles } from '../media/clipTitles.ts';
import { showroomsOf } from '../tenantDevices.ts';
import { type ReportingScreen, readShowing } from './showing.ts';

const ALERTS_OF_A_DEVICE = 100;

const openAlerts = sql<AlertKind[]>`(
  select coalesce(json_agg(${kioskAlerts.kind} order by ${kioskAlerts.id}), '[]'::json) from ${kioskAlerts}
  where ${kioskAlerts.deviceId} = ${kioskDevices.id} and ${kioskAlerts.endedAt} is null)`;

/** Devices with their latest heartbeat and open alerts, in one query. */
const rowsWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      device: kioskDevices,
      receivedAt: kioskHeartbeats.receivedAt,
      state: kioskHeartbeats.state,
      otherInstanceId: kioskHeartbeats.otherInstanceId,
      otherSeenAt: kioskHeartbeats.otherSeenAt,
      alerts: openAlerts,
    })
    .from(kioskDevices)
    .leftJoin(kioskHeartbeats, eq(kioskHeartbeats.deviceId, kioskDevices.id))
    .where(condition)
    .orderBy(asc(kioskDevices.position), asc(kioskDevices.id));

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

type Showing = Awaited<ReturnType<typeof readShowing>>;

function deviceRowOf(row: Row, now: Date, showing: Showing): DeviceRow {
  const { device, receivedAt, alerts } = row;
  const report = reportOf(row.state);
  const state = stateOf({ revokedAt: device.revokedAt, receivedAt, mode: report.mode }, now);
  return {
    id: device.id,
    name: device.name,
    type: device.type,
    orientation: device.orientation,
    state,
    store_id: device.storeId,
    group: device.group,
    tags: device.tags,
    version: report.app_version,
    seen_at: receivedAt?.toISOString() ?? null,
    showing: receivedAt && showing(reportingScreen(row, now)),
    frame_age_ms: report.last_frame_age_ms,
    disk_free_bytes: report.disk_free_bytes,
    queue_length: report.queue_length,
    clock_offset_ms: report.clock_offset_ms,
    alerts,
  };
}

const reportingScreen = (row: Row, now: Date): ReportingScreen => ({
  screen: toScreen(row.device),
  report: reportOf(row.state),
  isSilent: !row.receivedAt || now.getTime() - row.receivedAt.getTime() > SILENT_MS,
});

const showingOf = (backend: BackendContext, tenant: Tenant, rows: readonly Row[], now: Date) =>
  readShowing(
    backend,
    tenant,
    rows.map((row) => reportingScreen(row, now)),
  );

export async function readDevices(backend: BackendContext, tenant: Tenant, now: Date): Promise<DeviceRow[]> {
  const rows = await rowsWhere(backend.db, isDeviceOf(tenant));
  const showing = await showingOf(backend, tenant, rows, now);
  return rows.map((row) => deviceRowOf(row, now, showing));
}

/** One device with everything that it has reported; null if the tenant has no such device. */
export async function readDevice(
  backend: BackendContext,
  tenant: Tenant,
  id: string,
  now: Date,
): Promise<Omit<DeviceDetails, 'playlist'> | null> {
  const { db } = backend;
  const [row] = await rowsWhere(db, and(isDeviceOf(tenant), eq(kioskDevices.id, id)));
  if (!row) return null;
  const report = reportOf(row.state);
  const titleOf = await readClipTitles(db, tenant, report.quarantined);
  const { device, otherInstanceId, otherSeenAt } = row;
  const alerts = await db
    .select()
    .from(kioskAlerts)
    .where(eq(kioskAlerts.deviceId, id))
    .orderBy(desc(kioskAlerts.id))
    .limit(ALERTS_OF_A_DEVICE);
  const location = (await showroomsOf(db, tenant)).find((one) => one.id === device.storeId);
  return {
    device: deviceRowOf(row, now, await showingOf(backend, tenant, [row], now)),
    location: location?.name ?? '',
    member_code: device.memberCode,
    revoked_at: device.revokedAt?.toISOString() ?? null,
    report: row.state && {
      instance_id: report.instance_id,
      disk_total_bytes: report.disk_total_bytes,
      disk_reserve_bytes: report.disk_reserve_bytes,
      memory_bytes: report.memory_bytes,
      queue_age_ms: report.queue_age_ms,
      plays_refused: report.plays_refused,
      quarantined: report.quarantined.map(titleOf),
    },
    other_machine:
      otherInstanceId !== null && otherSeenAt !== null
        ? { instance_id: otherInstanceId, seen_at: otherSeenAt.toISOString() }
        : null,
    alerts: alerts.map(({ id: alertId, kind, since, endedAt }) => ({
      id: alertId,
      kind,
      since: since.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
    now: now.toISOString(),
  };
}
