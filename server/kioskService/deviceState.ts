import * as z from 'zod/mini';
import type { DeviceState } from '../../contract/desk/devices.ts';
import { type Heartbeat, heartbeat } from '../../contract/kiosk.ts';

/** Three missed heartbeats: a restart or a short network failure may lose one or two. */
export const SILENT_MS = 3 * 60_000;
/** Time for which another machine's last heartbeat counts. */
export const DUPLICATE_MS = 5 * 60_000;

const emptyReport = z.parse(heartbeat, {});

/** The fields of a stored heartbeat. One stored by an older version of the service may lack some. */
export const reportOf = (state: unknown): Heartbeat => z.safeParse(heartbeat, state).data ?? emptyReport;

interface Reported {
  revokedAt: Date | null;
  receivedAt: Date | null;
  mode: 'normal' | 'safe';
}

/** The state of a device according to its latest heartbeat. */
export function stateOf({ revokedAt, receivedAt, mode }: Reported, now: Date): DeviceState {
  if (revokedAt) return 'revoked';
  if (!receivedAt) return 'never';
  if (now.getTime() - receivedAt.getTime() > SILENT_MS) return 'offline';
  return mode === 'safe' ? 'safe' : 'online';
}
