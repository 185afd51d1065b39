import { availableParallelism, loadavg } from 'node:os';

/** Three missed heartbeats of the loop, which sends one every two seconds. Multiplied by the load of a busy machine. */
const HEARTBEAT_TIMEOUT_MS = 6_000;
/** A hanging screen is restarted after a minute at the latest, however busy the machine is. */
const MAX_LOAD = 10;
const CHECK_MS = 1_000;
/** A loop without a new frame for longer is black or frozen. The loop skips a stalled clip well before that. */
const MAX_FRAME_AGE_MS = 15_000;

/** Load average of the last minute per core; 0 on Windows, which does not have it. */
const loadPerCore = () => (loadavg()[0] ?? 0) / availableParallelism();

/**
 * Detects a screen that hangs or shows no new frame. Chromium only detects a hung renderer after input, which an unattended kiosk does not
 * receive. Calls back once for each fault; the next heartbeat arms the watchdog again.
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
    /** frameAgeMs: milliseconds since the screen showed a new frame; null if no new frame is expected */
    heartbeat(frameAgeMs: number | null): void {
      if (isNavigating) return;
      if (frameAgeMs === null || frameAgeMs < MAX_FRAME_AGE_MS) {
        lastHeartbeat = now();
        return;
      }
      lastHeartbeat = null;
      onFault(`shows no new frame since ${Math.round(frameAgeMs / 1000)} s`);
    },
    /** Expects no heartbeat until the next one arrives, because the screen crashed, is navigating or was closed. */
    pause(): void {
      lastHeartbeat = null;
    },
    /** Ignores heartbeats from now on, because they come from the page being replaced. */
    navigationStarted(): void {
      isNavigating = true;
      lastHeartbeat = null;
    },
    /** Accepts heartbeats again: they come from the new page. */
    navigationEnded(): void {
      isNavigating = false;
      lastHeartbeat = null;
    },
    stop: () => clearInterval(timer),
  };
}
export type ScreenWatchdog = ReturnType<typeof startScreenWatchdog>;

/** The events of Electron's WebContents that this file uses. */
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
 * Pauses the watchdog during navigations, when no page sends heartbeats. A late heartbeat of the old page must not arm it, because the new
 * page may need longer than the timeout. isFramed: the screen is a frame of the rotation page
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
  // A navigation that was cancelled, or turned into a download, leaves the old page in place.
  contents.on('did-stop-loading', watchdog.navigationEnded);
}
