import { and, asc, between, countDistinct, desc, eq, sql, sum } from 'drizzle-orm';
import type { DevicePlaysRow, PlayRow, PlaysQuery } from '../../../contract/desk/reports.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices, kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { kioskPlayDays } from '../../backend/database/schema/report.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { clipTitle } from '../media/clipTitles.ts';
import type { Period } from './period.ts';

export type PlayFilters = Pick<PlaysQuery, 'clip' | 'location' | 'device'>;

function isCounted(tenant: Tenant, { from, until }: Period, { clip, location, device }: PlayFilters) {
  return and(
    eq(kioskPlayDays.tenantId, tenant.id),
    between(kioskPlayDays.day, from, until),
    clip === '' ? undefined : eq(kioskPlayDays.videoId, clip),
    location === '' ? undefined : eq(kioskPlayDays.storeId, location),
    device === '' ? undefined : eq(kioskPlayDays.deviceId, device),
  );
}

const seconds = sql<number>`round(sum(${kioskPlayDays.duration}) / 1000.0)`.mapWith(Number);
const plays = sum(kioskPlayDays.plays).mapWith(Number);

/** Plays by clip, location and day, earliest day first. A removed clip keeps its title. */
export async function readPlays(
  db: Database,
  tenant: Tenant,
  period: Period,
  filters: PlayFilters,
  limit?: number,
): Promise<PlayRow[]> {
  const { day, videoId, storeId, deviceId } = kioskPlayDays;
  const query = db
    .select({
      day,
      clip: videoId,
      title: clipTitle(tenant, videoId),
      location: storeId,
      location_name: sql<string>`coalesce(${locations.name}, '')`,
      plays,
      seconds,
      devices: countDistinct(deviceId),
    })
    .from(kioskPlayDays)
    .leftJoin(kioskVideos, eq(kioskVideos.id, videoId))
    .leftJoin(locations, eq(locations.id, storeId))
    .where(isCounted(tenant, period, filters))
    .groupBy(day, videoId, storeId, kioskVideos.id, locations.id)
    .orderBy(asc(day), asc(videoId), asc(storeId));
  return limit === undefined ? query : query.limit(limit);
}

/** Plays by device and location, sorted by device. A removed device is shown by its id. */
export async function readDevicePlays(
  db: Database,
  tenant: Tenant,
  period: Period,
  filters: PlayFilters,
  limit: number,
): Promise<DevicePlaysRow[]> {
  const { day, videoId, storeId, deviceId } = kioskPlayDays;
  const name = sql<string>`coalesce(${kioskDevices.name}, ${deviceId})`;
  return db
    .select({
      device: deviceId,
      name,
      location: storeId,
      location_name: sql<string>`coalesce(${locations.name}, '')`,
      plays,
      seconds,
      clips: countDistinct(videoId),
      days: countDistinct(day),
    })
    .from(kioskPlayDays)
    .leftJoin(kioskDevices, eq(kioskDevices.id, deviceId))
    .leftJoin(locations, eq(locations.id, storeId))
    .where(isCounted(tenant, period, filters))
    .groupBy(deviceId, storeId, kioskDevices.id, locations.id)
    .orderBy(asc(name), asc(deviceId), asc(storeId))
    .limit(limit);
}

/** Plays and seconds by clip, most plays first. */
export const readClipTotals = (db: Database, tenant: Tenant, period: Period, limit: number) =>
  db
    .select({
      title: clipTitle(tenant, kioskPlayDays.videoId),
      plays,
      seconds,
    })
    .from(kioskPlayDays)
    .leftJoin(kioskVideos, eq(kioskVideos.id, kioskPlayDays.videoId))
    .where(isCounted(tenant, period, { clip: '', location: '', device: '' }))
    .groupBy(kioskPlayDays.videoId, kioskVideos.id)
    .orderBy(desc(plays), asc(kioskPlayDays.videoId))
    .limit(limit);

export async function totalPlays(db: Database, tenant: Tenant, period: Period, filters: PlayFilters) {
  const [row] = await db
    .select({ plays, seconds })
    .from(kioskPlayDays)
    .where(isCounted(tenant, period, filters));
  return { plays: row?.plays ?? 0, seconds: row?.seconds ?? 0 };
}

/** The clips that a tenant has played, with their titles. */
export const playedClips = (db: Database, tenant: Tenant, { from, until }: Period) =>
  db
    .selectDistinct({
      id: kioskPlayDays.videoId,
      name: clipTitle(tenant, kioskPlayDays.videoId),
    })
    .from(kioskPlayDays)
    .leftJoin(kioskVideos, eq(kioskVideos.id, kioskPlayDays.videoId))
    .where(and(eq(kioskPlayDays.tenantId, tenant.id), between(kioskPlayDays.day, from, until)));
