import type { PlayedVideo } from '../../src/api/contract/kiosk.ts';
import type { Database } from '../store/database/database.ts';
import { kioskPlays } from '../store/database/schema/kiosk.ts';

/** Keeps each play once, however often it is reported; answers with the ids that are now kept. */
export async function keepPlays(
  db: Database,
  deviceId: string,
  plays: readonly PlayedVideo[],
  receivedAt: Date,
): Promise<string[]> {
  if (plays.length === 0) return [];
  const rows = plays.map((play) => ({
    playId: play.play_id,
    // Who reports is who played: a device can't write another's plays.
    deviceId,
    videoId: play.video_id,
    sha256: play.sha256,
    startedAt: new Date(play.started_at),
    endedAt: new Date(play.ended_at),
    duration: Math.round(play.duration_ms),
    sequence: play.sequence,
    clockOffset: Math.round(play.clock_offset_ms),
    receivedAt,
  }));
  await db.insert(kioskPlays).values(rows).onConflictDoNothing();
  return plays.map(({ play_id }) => play_id);
}
