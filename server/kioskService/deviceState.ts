import type { DeviceState } from '../../contract/desk/devices.ts';

/** Three missed heartbeats: one or two are lost to a restart or a short fault of the network. */
export const SILENT_MS = 3 * 60_000;
/** How long another machine's last heartbeat counts. */
export const DUPLICATE_MS = 5 * 60_000;

interface Reported {
  revokedAt: Date | null;
  receivedAt: Date | null;
  mode: 'normal' | 'safe';
}

/** The state of a device by its latest heartbeat. */
export function stateOf({ revokedAt, receivedAt, mode }: Reported, now: Date): DeviceState {
  if (revokedAt) return 'revoked';
  if (!receivedAt) return 'never';
  if (now.getTime() - receivedAt.getTime() > SILENT_MS) return 'offline';
  return mode === 'safe' ? 'safe' : 'online';
}
