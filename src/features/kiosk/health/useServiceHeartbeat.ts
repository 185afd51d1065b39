import { useEffect } from 'react';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { sendHeartbeat } from './heartbeat';

const INTERVAL_MS = 60_000;
const FIRST_DELAY_MS = 3_000;

/** Sends a heartbeat to the kiosk service once a minute. */
export function useServiceHeartbeat(bridge: KioskBridge): void {
  useEffect(() => {
    const queue = new PlayQueue();
    const send = () => void sendHeartbeat(bridge, queue).catch(() => {});
    const first = setTimeout(send, FIRST_DELAY_MS);
    const timer = setInterval(send, INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [bridge]);
}
