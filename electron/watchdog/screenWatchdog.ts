import { availableParallelism, loadavg } from 'node:os';

/** Three missed heartbeats: the loop sends one every two seconds. On a busy machine each takes longer. */
const HEARTBEAT_TIMEOUT_MS = 6_000;
/** A screen that hangs is restarted after a minute at the latest, however busy the machine is. */
const MAX_LOAD = 10;
const CHECK_MS = 1_000;
/** A loop without a new frame for longer is black or frozen. The loop itself skips a stalled clip well before. */
const MAX_FRAME_AGE_MS = 15_000;

/** Processes of the last minute that ran or waited, for each core; 0 on Windows, which has no such figure. */
const loadPerCore = () => (loadavg()[0] ?? 0) / availableParallelism();

/**
 * Detects a screen that hangs or shows no new frame. Chromium reports a hung screen only after input, which an unattended
 * kiosk does not receive. Calls back once for each fault; the next heartbeat arms the watchdog again.
 */
export function startScreenWatchdog(
  onFault: (problem: string) => void,
  readLoad: () => number = loadPerCore,
) {
  const now = () => performance.now();
  const timeoutMs = () => HEARTBEAT_TIMEOUT_MS * Math.min(Math.max(readLoad(), 1), MAX_LOAD);
  let lastHeartbeat: number | null = null;
  let isNavigating = false;
  const timer = setInterval(() => {
    if (lastHeartbeat === null || now() - lastHeartbeat < timeoutMs()) return;
    lastHeartbeat = null;
    onFault('sends no heartbeat');
  }, CHECK_MS);

  return {
    /** frameAgeMs: milliseconds since the screen showed a new frame; null when it has no reason to show one. */
    heartbeat(frameAgeMs: number | null): void {
      if (isNavigating) return;
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
    /** Ignores heartbeats from now on: they come from the page that a navigation is about to replace. */
    navigationStarted(): void {
      isNavigating = true;
      lastHeartbeat = null;
    },
    /** The next heartbeat comes from the page that stays. */
    navigationEnded(): void {
      isNavigating = false;
      lastHeartbeat = null;
    },
    stop: () => clearInterval(timer),
  };
}
export type ScreenWatchdog = ReturnType<typeof startScreenWatchdog>;

/** The events of Electron's WebContents that this file needs. */
interface NavigationEvents {
  on(
    event: 'did-start-navigation',
    listener: (details: { isSameDocument: boolean; isMainFrame: boolean }) => void,
  ): unknown;
  on(
    event: 'did-frame-navigate',
    listener: (event: unknown, url: string, code: number, text: string, isMainFrame: boolean) => void,
  ): unknown;
  on(event: 'did-stop-loading', listener: () => void): unknown;
}

/**
 * No page sends heartbeats during a navigation. A late heartbeat of the old page must not arm the watchdog: the new page
 * may need longer than the watchdog waits. isFramed: the screen is a frame of the rotation page.
 */
export function pauseDuringNavigation(
  contents: NavigationEvents,
  watchdog: ScreenWatchdog,
  isFramed: boolean,
): void {
  contents.on('did-start-navigation', ({ isSameDocument, isMainFrame }) => {
    if (isMainFrame !== isFramed && !isSameDocument) watchdog.navigationStarted();
  });
  contents.on('did-frame-navigate', (_event, _url, _code, _text, isMainFrame) => {
    if (isMainFrame !== isFramed) watchdog.navigationEnded();
  });
  // A navigation that was cancelled, or that became a download, keeps the old page.
  contents.on('did-stop-loading', watchdog.navigationEnded);
}
