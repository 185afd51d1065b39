import type { DeviceState } from '../../contract/desk/devices.ts';

/** Three missed heartbeats: a restart or a short network failure may lose one or two. */
export const SILENT_MS = 3 * 60_000;
/** Time for which another machine's last heartbeat counts. */
export const DUPLICATE_MS = 5 * 60_000;

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
