import { sql } from 'drizzle-orm';
import type { Heartbeat } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskActivity } from '../backend/database/schema/fleet.ts';
import { kioskHeartbeats } from '../backend/database/schema/kiosk.ts';
import { DUPLICATE_MS } from './deviceState.ts';

/** A replaced machine stops sending; a cloned one sends every minute. */
const BOTH_REPORT_MS = 3 * 60_000;

/**
 * Saves the state reported by a device; the latest heartbeat replaces the previous one. Returns whether another machine reports as the same
 * device. Neither is stopped: both show the playlist, and plays are deduplicated by their ids.
 */
export async function saveHeartbeat(db: Database, deviceId: string, state: Heartbeat, receivedAt: Date) {
  // Two entries for the same day would make the whole statement fail, so the later one is used.
  await saveActivity(db, deviceId, [
    ...new Map(state.activity.map((counts) => [counts.day, counts])).values(),
  ]);
  const { instanceId, otherInstanceId, otherSeenAt, receivedAt: previousAt } = kioskHeartbeats;
  // A single statement for each heartbeat of a fleet: the row is compared with the machine that is reporting.
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

/** Stores a device's daily counts. The maximum is retained, so lost and repeated heartbeats have no effect. */
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
