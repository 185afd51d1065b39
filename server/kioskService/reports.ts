import { eq, sql } from 'drizzle-orm';
import type { Heartbeat } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskActivity } from '../backend/database/schema/fleet.ts';
import { kioskHeartbeats } from '../backend/database/schema/kiosk.ts';
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
  // Two entries of one day would fail as a whole: the later one stands.
  await saveActivity(db, deviceId, [
    ...new Map(state.activity.map((counts) => [counts.day, counts])).values(),
  ]);
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

/** Stores what a device counted of its days. The largest count stands, so lost and repeated heartbeats change nothing. */
async function saveActivity(db: Database, deviceId: string, activity: Heartbeat['activity']): Promise<void> {
  if (activity.length === 0) return;
  await db
    .insert(kioskActivity)
    .values(activity.map(({ hand_overs: handOvers, ...counts }) => ({ deviceId, handOvers, ...counts })))
    .onConflictDoUpdate({
      target: [kioskActivity.deviceId, kioskActivity.day],
      set: {
        touches: sql`greatest(${kioskActivity.touches}, excluded.touches)`,
        visits: sql`greatest(${kioskActivity.visits}, excluded.visits)`,
        handOvers: sql`greatest(${kioskActivity.handOvers}, excluded.hand_overs)`,
      },
    });
}
