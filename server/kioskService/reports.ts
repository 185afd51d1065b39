import { sql } from 'drizzle-orm';
import type { Heartbeat, PlayedVideo } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskHeartbeats, kioskPlays } from '../backend/database/schema/kiosk.ts';
import { DUPLICATE_MS } from './deviceState.ts';

/** A machine that was replaced stops sending; one that was cloned sends every minute. */
const BOTH_REPORT_MS = 3 * 60_000;

/**
 * Saves the state that a device reports; the latest heartbeat replaces the previous one. Returns whether another machine
 * reports as the same device. Neither is stopped: both show the playlist, and plays are deduplicated by their own ids.
 */
export async function saveHeartbeat(
  db: Database,
  deviceId: string,
  state: Heartbeat,
  receivedAt: Date,
): Promise<boolean> {
  const { instanceId, otherInstanceId, otherSeenAt, receivedAt: previousAt } = kioskHeartbeats;
  // One statement for each heartbeat of a fleet: the row compares itself with the machine that reports now.
  const isOther = sql`(excluded.instance_id <> '' and ${instanceId} <> '' and ${instanceId} <> excluded.instance_id
    and abs(extract(epoch from excluded.received_at - ${previousAt})) * 1000 < ${BOTH_REPORT_MS})`;
  const [saved] = await db
    .insert(kioskHeartbeats)
    .values({ deviceId, state, receivedAt, instanceId: state.instance_id })
    .onConflictDoUpdate({
      target: kioskHeartbeats.deviceId,
      set: {
        state,
        receivedAt,
        instanceId: state.instance_id,
        otherInstanceId: sql`case when ${isOther} then ${instanceId} else ${otherInstanceId} end`,
        otherSeenAt: sql`case when ${isOther} then excluded.received_at else ${otherSeenAt} end`,
      },
    })
    .returning({ otherSeenAt });
  const seenAt = saved?.otherSeenAt;
  return seenAt != null && Math.abs(receivedAt.getTime() - seenAt.getTime()) < DUPLICATE_MS;
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
