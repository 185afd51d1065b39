import { type Heartbeat, heartbeatAnswer } from '@contract/kiosk';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { heartbeatAccepted } from '@/features/kiosk/kioskSlice';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import { frameAgeMs, quarantinedVideoIds } from './loopHealth';

/** The part of the play queue that a heartbeat reads. */
type PlayCounts = Pick<PlayQueue, 'count' | 'oldest'>;

const INTERVAL_MS = 60_000;
const FIRST_DELAY_MS = 3_000;

async function collectHeartbeat(bridge: KioskBridge, queue: PlayCounts): Promise<Heartbeat> {
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

/**
 * POST heartbeat. Returns the time at which the service received it, by the service's clock (ISO 8601); null for any
 * other response. Rejects without network.
 */
export async function sendHeartbeat(bridge: KioskBridge, queue: PlayCounts): Promise<string | null> {
  const response = await fetch('/kiosk-service/heartbeat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await collectHeartbeat(bridge, queue)),
  });
  const parsed = z.safeParse(heartbeatAnswer, await response.json());
  return response.ok && parsed.success ? parsed.data.received_at : null;
}

/**
 * Sends a heartbeat to the kiosk service once a minute. Failures are not reported: the service detects a device whose
 * heartbeat is missing.
 */
export function useServiceHeartbeat(bridge: KioskBridge, queue: PlayCounts): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const send = () =>
      void sendHeartbeat(bridge, queue).then(
        (receivedAt) => receivedAt && dispatch(heartbeatAccepted(receivedAt)),
        () => {},
      );
    const first = setTimeout(send, FIRST_DELAY_MS);
    const timer = setInterval(send, INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [bridge, queue, dispatch]);
}
