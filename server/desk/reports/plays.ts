import { and, asc, between, countDistinct, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { PlayRow, PlaysQuery } from '../../../contract/desk/reports.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { kioskPlayDays } from '../../backend/database/schema/report.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import type { Period } from './period.ts';

type Filters = Pick<PlaysQuery, 'clip' | 'location' | 'device'>;

function isCounted(
  tenant: Tenant,
  { from, until }: Period,
  { clip, location, device }: Filters,
): SQL | undefined {
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

/** Plays by clip, location and day, the first day first. A clip that was removed keeps its title. */
export async function readPlays(
  db: Database,
  tenant: Tenant,
  period: Period,
  filters: Filters,
  limit?: number,
): Promise<PlayRow[]> {
  const { day, videoId, storeId, deviceId } = kioskPlayDays;
  const { language } = tenant;
  const query = db
    .select({
      day,
      clip: videoId,
      title: sql<string>`coalesce(${kioskVideos.title}->>${language}, ${kioskVideos.title}->>'en', ${videoId})`,
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

/** All plays and seconds of a period. */
export async function totalPlays(db: Database, tenant: Tenant, period: Period, filters: Filters) {
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
      name: sql<string>`coalesce(${kioskVideos.title}->>${tenant.language}, ${kioskVideos.title}->>'en', ${kioskPlayDays.videoId})`,
    })
    .from(kioskPlayDays)
    .leftJoin(kioskVideos, eq(kioskVideos.id, kioskPlayDays.videoId))
    .where(and(eq(kioskPlayDays.tenantId, tenant.id), between(kioskPlayDays.day, from, until)));
