import { type Heartbeat, heartbeatAnswer } from '@contract/kiosk';
import * as z from 'zod/mini';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import { frameAgeMs, quarantinedVideoIds } from './loopHealth';

let lastReceivedAt: string | null = null;

/** When the service last accepted a heartbeat, by the service's clock (ISO 8601); null before the first success. */
export const lastHeartbeat = (): string | null => lastReceivedAt;

async function collectHeartbeat(bridge: KioskBridge, queue: PlayQueue): Promise<Heartbeat> {
  const [info, { waiting, rejected }, [oldest]] = await Promise.all([
    bridge.shell.info(),
    queue.count(),
    queue.oldest(1),
  ]);
  return {
    app_version: info.appVersion,
    mode: bridge.mode,
    last_frame_age_ms: frameAgeMs(),
    queue_length: waiting,
    queue_age_ms: oldest
      ? Math.max(0, serverNow() - Date.parse(oldest.started_at) - oldest.clock_offset_ms)
      : null,
    plays_refused: rejected,
    disk_free_bytes: info.diskFree,
    disk_reserve_bytes: info.diskReserve,
    memory_bytes: info.memoryBytes,
    quarantined: quarantinedVideoIds(),
  };
}

/** POST heartbeat. Failures are not reported here: the service detects a device whose heartbeat is missing. */
export async function sendHeartbeat(bridge: KioskBridge, queue: PlayQueue): Promise<void> {
  const response = await fetch('/kiosk-service/heartbeat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await collectHeartbeat(bridge, queue)),
  });
  const parsed = z.safeParse(heartbeatAnswer, await response.json());
  if (response.ok && parsed.success) lastReceivedAt = parsed.data.received_at;
}
