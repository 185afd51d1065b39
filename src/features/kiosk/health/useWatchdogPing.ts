import { useEffect } from 'react';
import type { KioskBridge } from '@/platform/platform';

const PING_INTERVAL_MS = 2_000;
/** For a screen without moving content. */
const noFrameAge = () => null;

/** Pings the shell's watchdog every two seconds. ageMs: milliseconds since the last frame, null when none is expected. */
export function useWatchdogPing(bridge: KioskBridge, ageMs: () => number | null = noFrameAge): void {
  useEffect(() => {
    const ping = () => void bridge.shell.beat(ageMs()).catch(() => {});
    ping();
    const timer = setInterval(ping, PING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [bridge, ageMs]);
}
