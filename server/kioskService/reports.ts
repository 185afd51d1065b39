import { eq } from 'drizzle-orm';
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
  const [previous] = await db.select().from(kioskHeartbeats).where(eq(kioskHeartbeats.deviceId, deviceId));
  const { instance_id: instanceId } = state;
  const isWithin = (at: Date | null | undefined, ms: number) =>
    at !== null && at !== undefined && Math.abs(receivedAt.getTime() - at.getTime()) < ms;
  const isOther =
    instanceId !== '' &&
    previous !== undefined &&
    previous.instanceId !== '' &&
    previous.instanceId !== instanceId &&
    isWithin(previous.receivedAt, BOTH_REPORT_MS);
  const otherSeenAt = isOther ? receivedAt : (previous?.otherSeenAt ?? null);
  const values = {
    state,
    receivedAt,
    instanceId,
    otherInstanceId: isOther ? previous.instanceId : (previous?.otherInstanceId ?? null),
    otherSeenAt,
  };
  await db
    .insert(kioskHeartbeats)
    .values({ deviceId, ...values })
    .onConflictDoUpdate({ target: kioskHeartbeats.deviceId, set: values });
  return isWithin(otherSeenAt, DUPLICATE_MS);
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
