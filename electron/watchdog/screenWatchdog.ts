/** Three missed heartbeats: the loop sends one every two seconds. */
const HEARTBEAT_TIMEOUT_MS = 6_000;
const CHECK_MS = 1_000;
/** A loop without a new frame for longer is black or frozen. The loop itself skips a stalled clip well before. */
const MAX_FRAME_AGE_MS = 15_000;

/**
 * Detects a screen that hangs or shows no new frame. Chromium reports a hung screen only after input, which an unattended
 * kiosk does not receive. Calls back once for each fault; the next heartbeat arms the watchdog again.
 */
export function startScreenWatchdog(
  onFault: (problem: string) => void,
  now: () => number = () => performance.now(),
) {
  let lastHeartbeat: number | null = null;
  const timer = setInterval(() => {
    if (lastHeartbeat === null || now() - lastHeartbeat < HEARTBEAT_TIMEOUT_MS) return;
    lastHeartbeat = null;
    onFault('sends no heartbeat');
  }, CHECK_MS);

  return {
    /** frameAgeMs: milliseconds since the screen showed a new frame; null when it has no reason to show one. */
    heartbeat(frameAgeMs: number | null): void {
      if (frameAgeMs === null || frameAgeMs < MAX_FRAME_AGE_MS) {
        lastHeartbeat = now();
        return;
      }
      lastHeartbeat = null;
      onFault(`shows no new frame since ${Math.round(frameAgeMs / 1000)} s`);
    },
    /** Expects no heartbeat until the next one arrives: the screen crashed, navigates or was closed. */
    pause(): void {
      lastHeartbeat = null;
    },
    stop: () => clearInterval(timer),
  };
}
export type ScreenWatchdog = ReturnType<typeof startScreenWatchdog>;
