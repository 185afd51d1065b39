import { useCallback, useEffect, useRef } from 'react';
import { reportPlays } from '@/features/kiosk/kioskApi';
import type { FinishedPlay } from '@/features/kiosk/player/playLoop';
import { FALLBACK } from '@/features/kiosk/playlist/playlistCursor';
import { clockOffsetMs } from '@/features/kiosk/serverClock';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import { PlayQueue } from './playQueue';
import { type PlaySender, startPlaySender } from './playSender';

/** Plays below this duration were not visible and are not reported. */
const MINIMUM_DURATION_MS = 250;

/** Returns a callback that stores each play on disk before it is sent. The queue survives a new registration of the device. */
export function usePlayReports(bridge: KioskBridge, device: RegisteredDevice) {
  const sending = useRef<{ queue: PlayQueue; sender: PlaySender } | null>(null);

  useEffect(() => {
    const report = (problem: string) => void bridge.shell.report(problem.slice(0, 200)).catch(() => {});
    const queue = new PlayQueue(report);
    const sender = startPlaySender({ queue, send: reportPlays, report });
    sending.current = { queue, sender };
    window.addEventListener('online', sender.retry);
    return () => {
      window.removeEventListener('online', sender.retry);
      sender.stop();
      sending.current = null;
    };
  }, [bridge]);

  return useCallback(
    async ({ clip, startedAt, endedAt, durationMs }: FinishedPlay) => {
      const { current } = sending;
      if (!current || clip === FALLBACK || durationMs < MINIMUM_DURATION_MS) return;
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
