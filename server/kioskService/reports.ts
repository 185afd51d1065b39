import type { Heartbeat, PlayedVideo } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskHeartbeats, kioskPlays } from '../backend/database/schema/kiosk.ts';

/** Saves the state that a device reports; the latest heartbeat replaces the previous one. */
export async function saveHeartbeat(
  db: Database,
  deviceId: string,
  state: Heartbeat,
  receivedAt: Date,
): Promise<void> {
  await db
    .insert(kioskHeartbeats)
    .values({ deviceId, state, receivedAt })
    .onConflictDoUpdate({ target: kioskHeartbeats.deviceId, set: { state, receivedAt } });
}

/** Saves each play once, however often it is reported. Returns the ids of all plays that are saved. */
export async function savePlays(
  db: Database,
  deviceId: string,
  plays: readonly PlayedVideo[],
  receivedAt: Date,
): Promise<string[]> {
  if (plays.length === 0) return [];
  const rows = plays.map((play) => ({
    playId: play.play_id,
    // The token's device, not the reported one: a device cannot report plays of another device.
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
