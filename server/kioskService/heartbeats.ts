import type { Heartbeat } from '../../src/api/contract/kiosk.ts';
import type { Database } from '../store/database/database.ts';
import { kioskHeartbeats } from '../store/database/schema/kiosk.ts';

/** Keeps how a screen is; the last word counts. */
export async function keepHeartbeat(
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
