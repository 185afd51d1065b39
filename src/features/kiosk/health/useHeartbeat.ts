import { useEffect } from 'react';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { sendHeartbeat } from './heartbeat';

const EVERY_MS = 60_000;
const FIRST_MS = 3_000;

/** Tells the kiosk service once a minute how this screen is. */
export function useHeartbeat(bridge: KioskBridge): void {
  useEffect(() => {
    const queue = new PlayQueue();
    const send = () => void sendHeartbeat(bridge, queue).catch(() => {});
    const first = setTimeout(send, FIRST_MS);
    const timer = setInterval(send, EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [bridge]);
}
