import { useEffect } from 'react';
import { serverClock } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';

const INTERVAL_MS = 2_000;
/** For a screen without moving content. */
const noFrameAge = () => null;

/**
 * Sends a heartbeat to the shell every two seconds, for its watchdog and its clock. ageMs: milliseconds since the last frame, null if none
 * is expected
 */
export function useWatchdogHeartbeat(bridge: KioskBridge, ageMs: () => number | null = noFrameAge): void {
  useEffect(() => {
    const send = () => void bridge.shell.heartbeat(ageMs(), serverClock.knownNow()).catch(() => {});
    send();
    const timer = setInterval(send, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [bridge, ageMs]);
}
