import { eq } from 'drizzle-orm';
import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { kioskDevices, kioskPlays, kioskVideos } from '../../server/backend/database/schema/kiosk.ts';
import {
  playlistItems,
  playlists,
  playlistTargets,
  screenMessages,
} from '../../server/backend/database/schema/playlist.ts';
import { kioskPlayDays } from '../../server/backend/database/schema/report.ts';
import { clips, devices } from '../kiosk.ts';
import { random } from '../random.ts';
import { demoDarkHours, demoMessages, demoPlaylists } from '../screenPlan.ts';
import { maple } from '../tenants/maple.ts';
import { dayIn, momentIn } from './dates.ts';
import { tenantIdOf } from './seedTenants.ts';

type Inside = Pick<Database, 'select' | 'insert' | 'update' | 'execute'>;

const tenantId = tenantIdOf('maple');
const timeZone = maple.timezoneId;

/** Days with plays before the first start: two months, for the report of the last one. */
const DAYS = 60;
const MINUTE_MS = 60_000;
/** Opening hours, in minutes after midnight. */
const OPENS = 10 * 60;
const CLOSES = 20 * 60;

type Play = typeof kioskPlays.$inferInsert & { tenantId: number; storeId: string };

/** Plays of a screen on a day, one every quarter of an hour or so. One in eight is interrupted by a shopper. */
function playsOf(
  device: (typeof devices)[number],
  day: string,
  sha256Of: ReadonlyMap<string, string>,
): Play[] {
  const next = random(`plays of ${device.id} on ${day}`);
  const scheduled = demoPlaylists
    .filter(({ deviceId, beginsAfter }) => deviceId === device.id && !beginsAfter)
    .flatMap((playlist) => playlist.clips);
  const playable = clips.filter(
    ({ slug }) =>
      sha256Of.has(slug) && (device.playlist.length > 0 ? device.playlist : scheduled).includes(slug),
  );
  const midnight = momentIn(day, '00:00', timeZone).getTime();
  const plays: Play[] = [];
  for (let minutes = OPENS; minutes < CLOSES; minutes += 8 + 14 * next()) {
    const clip = playable[plays.length % playable.length];
    if (!clip) break;
    const isComplete = next() > 1 / 8;
    const duration = isComplete ? clip.duration : Math.round(clip.duration * (0.2 + 0.6 * next()));
    const startedAt = new Date(midnight + Math.round(minutes * MINUTE_MS));
    const endedAt = new Date(startedAt.getTime() + duration);
    plays.push({
      playId: `demo-${device.id}-${day}-${plays.length}`,
      deviceId: device.id,
      videoId: clip.slug,
      sha256: sha256Of.get(clip.slug) ?? '',
      startedAt,
      endedAt,
      duration,
      sequence: plays.length,
      receivedAt: endedAt,
      tenantId,
      storeId: device.locationCode,
      playedAt: startedAt,
      isComplete,
      clockOffset: 0,
    });
  }
  return plays;
}

/** The daily totals by clip, counted like the kiosk service (kioskService/savePlays.ts). */
function countDay(day: string, plays: readonly Play[]): (typeof kioskPlayDays.$inferInsert)[] {
  const rows = new Map<string, typeof kioskPlayDays.$inferInsert>();
  for (const { deviceId, videoId, storeId, duration } of plays) {
    const row = rows.get(videoId) ?? { tenantId, deviceId, day, videoId, storeId, plays: 0, duration: 0 };
    rows.set(videoId, { ...row, plays: row.plays + 1, duration: row.duration + duration });
  }
  return [...rows.values()];
}

async function seedPlays(db: Inside, now: Date, sha256Of: ReadonlyMap<string, string>): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, at) => dayIn(now, at - DAYS, timeZone));
  const played = days.flatMap((day) =>
    devices.map((device) => ({ day, plays: playsOf(device, day, sha256Of) })),
  );
  await bulkInsert(
    db,
    kioskPlays,
    played.flatMap(({ plays }) => plays),
  );
  await bulkInsert(
    db,
    kioskPlayDays,
    played.flatMap(({ day, plays }) => countDay(day, plays)),
  );
}

async function seedPlaylists(db: Inside, now: Date, sha256Of: ReadonlyMap<string, string>): Promise<void> {
  for (const { name, priority, deviceId, from, until, beginsAfter, clips: listed } of demoPlaylists) {
    const validFrom = beginsAfter ? momentIn(dayIn(now, beginsAfter, timeZone), '00:00', timeZone) : null;
    const [created] = await db
      .insert(playlists)
      .values({ tenantId, name, priority, validFrom, dayParts: [{ from, until }], updatedAt: now })
      .returning({ id: playlists.id });
    const playlistId = created?.id ?? 0;
    await db.insert(playlistTargets).values({ playlistId, kind: 'device', value: deviceId });
    const items = listed
      .filter((videoId) => sha256Of.has(videoId))
      .map((videoId, position) => ({ playlistId, position, videoId }));
    if (items.length > 0) await db.insert(playlistItems).values(items);
  }
}

/**
 * Samples for the desk's screens: playlists with an outranked period and a gap, off hours, messages (shown, planned, ended), and plays of
 * the days before `now`.
 */
export async function seedScreens(db: Inside, now: Date): Promise<void> {
  const videos = await db.select({ id: kioskVideos.id, sha256: kioskVideos.sha256 }).from(kioskVideos);
  const sha256Of = new Map(videos.map(({ id, sha256 }) => [id, sha256]));
  await seedPlaylists(db, now, sha256Of);
  for (const [id, screen_off] of Object.entries(demoDarkHours))
    await db.update(kioskDevices).set({ settings: { screen_off } }).where(eq(kioskDevices.id, id));
  const momentOf = ([days, time]: readonly [number, string]) =>
    momentIn(dayIn(now, days, timeZone), time, timeZone);
  await db.insert(screenMessages).values(
    demoMessages.map(({ text, starts, ends }) => ({
      tenantId,
      text: { ...text },
      isEmergency: false,
      targets: [{ kind: 'location' as const, value: 'seattle-ballard' }],
      startsAt: momentOf(starts),
      endsAt: momentOf(ends),
    })),
  );
  await seedPlays(db, now, sha256Of);
}
