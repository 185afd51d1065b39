import * as z from 'zod/mini';
import { type Heartbeat, heartbeatAnswer } from '@/api/contract/kiosk';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import { frameAgeMs, inQuarantine } from './loopHealth';

let lastAnswer: string | null = null;

/** When the service last took a heartbeat, by its own clock (ISO 8601); null in this run not yet. */
export const lastHeartbeat = (): string | null => lastAnswer;

async function stateOf(bridge: KioskBridge, queue: PlayQueue): Promise<Heartbeat> {
  const [info, { waiting, aside }, [oldest]] = await Promise.all([
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
    plays_refused: aside,
    disk_free_bytes: info.diskFree,
    disk_reserve_bytes: info.diskReserve,
    memory_bytes: info.memoryBytes,
    quarantined: inQuarantine(),
  };
}

/** POST heartbeat. A failure is no news: that none came is what the service sees. */
export async function sendHeartbeat(bridge: KioskBridge, queue: PlayQueue): Promise<void> {
  const answer = await fetch('/kiosk-service/heartbeat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await stateOf(bridge, queue)),
  });
  const parsed = z.safeParse(heartbeatAnswer, await answer.json());
  if (answer.ok && parsed.success) lastAnswer = parsed.data.received_at;
}
