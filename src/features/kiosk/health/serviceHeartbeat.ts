import { type DeviceDescription, type Heartbeat, heartbeatAnswer } from '@contract/kiosk';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import * as z from 'zod/mini';
import { http } from '@/api/http';
import { deviceDescribed, heartbeatAccepted, selectHasDuplicate } from '@/features/kiosk/kioskSlice';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { serverClock, serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';
import { currentVideoId, frameAgeMs, quarantinedVideoIds } from './loopHealth';
import { reportProblem } from './reportProblem';

/** The part of the play queue that a heartbeat reads. */
type PlayCounts = Pick<PlayQueue, 'counts' | 'oldest'>;

const INTERVAL_MS = 60_000;
const FIRST_DELAY_MS = 3_000;

async function collectHeartbeat(bridge: KioskBridge, queue: PlayCounts): Promise<Heartbeat> {
  const [info, { waiting, rejected }, [oldest]] = await Promise.all([
    bridge.shell.info(),
    queue.counts(),
    queue.oldest(1),
  ]);
  return {
    app_version: info.appVersion,
    instance_id: info.instanceId,
    mode: bridge.mode,
    last_frame_age_ms: frameAgeMs(),
    video_id: currentVideoId(),
    queue_length: waiting,
    queue_age_ms: oldest
      ? Math.max(0, serverNow() - Date.parse(oldest.started_at) - oldest.clock_offset_ms)
      : null,
    plays_refused: rejected,
    disk_free_bytes: info.diskFree,
    disk_reserve_bytes: info.diskReserve,
    disk_total_bytes: info.diskTotal,
    clock_offset_ms: serverClock.offsetMs(),
    memory_bytes: info.memoryBytes,
    quarantined: quarantinedVideoIds(),
    activity: info.activity,
    update_staged: info.updateStaged,
    update_refused: info.updateRefused,
  };
}

export interface AcceptedHeartbeat {
  /** When the service received the heartbeat, by the service's clock (ISO 8601). */
  receivedAt: string;
  /** Another machine also reports as this device. */
  hasDuplicate: boolean;
  /** The device as staff describe it now; null from a service without it. */
  device: DeviceDescription | null;
}

/** POST heartbeat. Returns null for a response that does not come from the service. Rejects without a successful response. */
export async function sendHeartbeat(
  bridge: KioskBridge,
  queue: PlayCounts,
): Promise<AcceptedHeartbeat | null> {
  const { data } = await http.post<unknown>(
    '/kiosk-service/heartbeat',
    await collectHeartbeat(bridge, queue),
  );
  const parsed = z.safeParse(heartbeatAnswer, data);
  if (!parsed.success) return null;
  const { received_at: receivedAt, has_duplicate: hasDuplicate, device } = parsed.data;
  return { receivedAt, hasDuplicate, device };
}

/** Sends a heartbeat to the kiosk service once a minute. Failures are not reported, because the service notices missing heartbeats. */
export function useServiceHeartbeat(bridge: KioskBridge, queue: PlayCounts): void {
  const store = useStore<Parameters<typeof selectHasDuplicate>[0]>();
  useEffect(() => {
    async function send(): Promise<void> {
      const accepted = await sendHeartbeat(bridge, queue).catch(() => null);
      if (!accepted) return;
      if (accepted.hasDuplicate && !selectHasDuplicate(store.getState()))
        reportProblem(bridge, 'another machine is registered as this device');
      store.dispatch(heartbeatAccepted(accepted));
      if (accepted.device) store.dispatch(deviceDescribed(accepted.device));
    }
    const first = setTimeout(() => void send(), FIRST_DELAY_MS);
    const timer = setInterval(() => void send(), INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [bridge, queue, store]);
}
