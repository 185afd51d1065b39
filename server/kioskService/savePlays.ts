import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LARGEST_REPORT, type PlayedVideo, playedVideo } from '../../contract/kiosk.ts';
import { codedError } from '../backend/apiError.ts';
import type { Database } from '../backend/database/database.ts';
import { readTimeZones } from '../backend/locations/timeZones.ts';
import { parseInput } from './parseInput.ts';
import type { RegisteredDevice } from './registeredDevice.ts';

/** Device clocks may be wrong, but years outside this range are invalid. */
const isDate = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1970 && year < 10_000;
};
const dateText = z.string().check(z.maxLength(100), z.refine(isDate, 'is no date'));
export const LARGEST_REPORT_BYTES = 512 * 1024;
const LONGEST_PLAY_MS = 86_400_000;
const strictPlay = z.extend(playedVideo, {
  play_id: z.string().check(z.minLength(8), z.maxLength(64)),
  started_at: dateText,
  ended_at: dateText,
  duration_ms: z.number().check(z.gte(0), z.lte(LONGEST_PLAY_MS)),
  sequence: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
const strictReport = z.object({ playedVideos: z.array(strictPlay).check(z.maxLength(LARGEST_REPORT)) });
const sizedReport = z.object({ playedVideos: z.array(z.unknown()) });

/** The plays of a report. @throws ApiError 400, 413 for too many */
export function parsePlays(body: unknown): PlayedVideo[] {
  if (parseInput(sizedReport, body, 'report').playedVideos.length > LARGEST_REPORT)
    throw codedError(413, 'size', `A report holds at most ${LARGEST_REPORT} plays.`);
  return parseInput(strictReport, body, 'report').playedVideos;
}

/**
 * Saves each play once, however often it is reported, and in the same statement counts it by day and location, so that reports always match
 * the plays. Returns the ids of all plays that are saved.
 */
export async function savePlays(
  db: Database,
  { id: deviceId, storeId, tenant }: Pick<RegisteredDevice, 'id' | 'storeId' | 'tenant'>,
  plays: readonly PlayedVideo[],
  receivedAt: Date,
): Promise<string[]> {
  if (plays.length === 0) return [];
  const rows = plays.map((play) => ({
    play_id: play.play_id,
    video_id: play.video_id,
    sha256: play.sha256,
    started_at: new Date(play.started_at),
    ended_at: new Date(play.ended_at),
    duration: Math.round(play.duration_ms),
    sequence: play.sequence,
    clock_offset: Math.round(play.clock_offset_ms),
    is_complete: play.is_complete ?? null,
  }));
  const timeZone = (await readTimeZones(db, tenant))(storeId);
  // The token's device, not the reported one, so that a device can't report plays of another. A clock may be wrong by any number of years;
  // if the corrected time is outside the calendar, the play counts for the day of the uncorrected one.
  await db.execute(sql`
    with saved as (
      insert into kiosk_plays
        (play_id, device_id, video_id, sha256, started_at, ended_at, duration, sequence, clock_offset, received_at,
        tenant_id, store_id, is_complete, played_at)
      select play_id, ${deviceId}, video_id, sha256, started_at, ended_at, duration, sequence, clock_offset,
        ${receivedAt.toISOString()}::timestamptz, ${tenant.id}::int, ${storeId}, is_complete,
        started_at + case when abs(clock_offset) < 3155760000000
          then clock_offset * interval '1 millisecond' else interval '0' end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported(
        play_id text, video_id text, sha256 text, started_at timestamptz, ended_at timestamptz, duration int,
        sequence int, clock_offset bigint, is_complete boolean)
      on conflict (play_id) do nothing
      returning video_id, played_at, duration
    ), days as (
      select video_id, duration, (played_at at time zone ${timeZone})::date as day from saved
    )
    insert into kiosk_play_days (tenant_id, device_id, day, video_id, store_id, plays, duration)
    select ${tenant.id}::int, ${deviceId}, day, video_id, ${storeId}, count(*)::int, sum(duration)::bigint
    from days group by day, video_id order by day, video_id
    on conflict (device_id, day, video_id, store_id) do update
    set plays = kiosk_play_days.plays + excluded.plays, duration = kiosk_play_days.duration + excluded.duration`);
  return plays.map(({ play_id }) => play_id);
}
