import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { parsePlayCursor, type SinglePlay } from '../../../contract/desk/reports.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices, kioskPlays, kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { addDays } from '../../backend/delivery/calendarDays.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { clipTitle } from '../media/clipTitles.ts';
import type { Period } from './period.ts';
import type { PlayFilters } from './plays.ts';

/** Plays older than the cursor, which identifies the last play of the previous page. */
function isBefore(cursor: string): SQL | undefined {
  const parsed = parsePlayCursor(cursor);
  if (!parsed) return undefined;
  return sql`(${kioskPlays.playedAt}, ${kioskPlays.playId}) < (${parsed.at.toISOString()}::timestamptz, ${parsed.id})`;
}

/** Individual plays in a period of days at each screen's location, newest first, with the cursor of the next page. */
export async function readSinglePlays(
  db: Database,
  tenant: Tenant,
  { from, until }: Period,
  { clip, location, device }: PlayFilters,
  { before, limit }: { before: string; limit: number },
): Promise<{ rows: SinglePlay[]; next: string }> {
  const zone = sql<string>`coalesce(nullif(${locations.timeZone}, ''), ${timeZoneOfTenant(tenant)})`;
  const { playId, playedAt, videoId, deviceId, storeId, duration, isComplete } = kioskPlays;
  const found = await db
    .select({
      id: playId,
      playedAt,
      clip: videoId,
      title: clipTitle(tenant, videoId),
      device: deviceId,
      name: sql<string>`coalesce(${kioskDevices.name}, ${deviceId})`,
      location: storeId,
      location_name: sql<string>`coalesce(${locations.name}, '')`,
      time_zone: zone,
      duration,
      isComplete,
    })
    .from(kioskPlays)
    .leftJoin(kioskVideos, eq(kioskVideos.id, videoId))
    .leftJoin(kioskDevices, eq(kioskDevices.id, deviceId))
    .leftJoin(locations, eq(locations.id, storeId))
    .where(
      and(
        eq(kioskPlays.tenantId, tenant.id),
        // Days across all time zones, so that the index can be used.
        sql`${playedAt} >= ${addDays(from, -1)}::timestamptz and ${playedAt} < ${addDays(until, 2)}::timestamptz`,
        sql`(${playedAt} at time zone ${zone})::date between ${from}::date and ${until}::date`,
        clip === '' ? undefined : eq(videoId, clip),
        location === '' ? undefined : eq(storeId, location),
        device === '' ? undefined : eq(deviceId, device),
        isBefore(before),
      ),
    )
    .orderBy(desc(playedAt), desc(playId))
    .limit(limit + 1);
  const rows = found.slice(0, limit).map(
    ({ playedAt: at, isComplete: complete, ...row }): SinglePlay => ({
      ...row,
      at: at?.toISOString() ?? '',
      outcome: complete === null ? 'played' : complete ? 'complete' : 'interrupted',
    }),
  );
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? `${last.at} ${last.id}` : '' };
}
