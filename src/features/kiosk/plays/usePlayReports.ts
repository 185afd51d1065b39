import { useCallback, useEffect, useRef } from 'react';
import { randomUuid } from '@/browser/uuid';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import { reportPlays } from '@/features/kiosk/kioskApi';
import type { FinishedPlay } from '@/features/kiosk/player/playLoop';
import { FALLBACK } from '@/features/kiosk/playlist/playlistCursor';
import { serverClock } from '@/features/kiosk/serverClock';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import type { PlayQueue } from './playQueue';
import { type PlaySender, startPlaySender } from './playSender';

/** Plays shorter than this were not visible and are not reported. */
const MINIMUM_DURATION_MS = 250;

/** Sends the plays of the queue. Returns a callback that stores each play on disk before it is sent. */
export function usePlayReports(bridge: KioskBridge, { deviceId }: RegisteredDevice, queue: PlayQueue) {
  const wakeSender = useRef<PlaySender['wake'] | null>(null);

  useEffect(() => {
    const report = (problem: string) => reportProblem(bridge, problem);
    const { stop, wake } = startPlaySender({ queue, send: reportPlays, report });
    wakeSender.current = wake;
    const stopListening = serverClock.onConfirmed((confirmation) => {
      queue.confirmClock(confirmation).then(
        () => wake(),
        (error: unknown) => report(`times of plays not corrected: ${String(error)}`),
      );
    });
    return () => {
      stopListening();
      stop();
      wakeSender.current = null;
    };
  }, [bridge, queue]);

  return useCallback(
    async ({ clip, startedAt, endedAt, durationMs, isComplete }: FinishedPlay) => {
      if (!wakeSender.current || clip === FALLBACK || durationMs < MINIMUM_DURATION_MS) return;
      await queue.add({
        play_id: randomUuid(),
        device_id: deviceId,
        video_id: clip.videoId,
        sha256: clip.sha256,
        started_at: startedAt.toISOString(),
        ended_at: endedAt.toISOString(),
        duration_ms: durationMs,
        is_complete: isComplete,
        clock_offset_ms: serverClock.offsetMs(),
        is_clock_assumed: !serverClock.isConfirmed(),
      });
      wakeSender.current?.();
    },
    [deviceId, queue],
  );
}
