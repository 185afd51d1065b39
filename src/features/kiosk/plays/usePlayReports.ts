import { useCallback, useEffect, useRef } from 'react';
import { reportPlays } from '@/features/kiosk/kioskApi';
import type { Showing } from '@/features/kiosk/loop/playLoop';
import { FALLBACK } from '@/features/kiosk/loop/playlist';
import { clockOffsetMs } from '@/features/kiosk/serverClock';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import { PlayQueue } from './playQueue';
import { type PlaySender, startPlaySender } from './playSender';

/** Shorter than that nobody saw it. */
const SHORTEST_MS = 250;

/** Puts every showing into the queue, on disk, before it is sent; the queue outlives the device's registration. */
export function usePlayReports(bridge: KioskBridge, device: RegisteredDevice) {
  const parts = useRef<{ queue: PlayQueue; sender: PlaySender } | null>(null);

  useEffect(() => {
    const report = (problem: string) => void bridge.shell.report(problem.slice(0, 200)).catch(() => {});
    const queue = new PlayQueue(report);
    const sender = startPlaySender({ queue, send: reportPlays, report });
    parts.current = { queue, sender };
    window.addEventListener('online', sender.retry);
    return () => {
      window.removeEventListener('online', sender.retry);
      sender.stop();
      parts.current = null;
    };
  }, [bridge]);

  return useCallback(
    async ({ clip, startedAt, endedAt, durationMs }: Showing) => {
      const { current } = parts;
      if (!current || clip === FALLBACK || durationMs < SHORTEST_MS) return;
      await current.queue.add({
        play_id: crypto.randomUUID(),
        device_id: device.deviceId,
        video_id: clip.videoId,
        sha256: clip.sha256,
        started_at: startedAt.toISOString(),
        ended_at: endedAt.toISOString(),
        duration_ms: durationMs,
        clock_offset_ms: clockOffsetMs(),
      });
      current.sender.wake();
    },
    [device.deviceId],
  );
}
