import { useEffect } from 'react';
import type { KioskBridge } from '@/platform/platform';
import { frameAgeMs } from './loopHealth';

const BEAT_MS = 2_000;

/** Tells the shell every other second that this screen lives; the loop also that it still shows something new. */
export function useSignsOfLife(bridge: KioskBridge): void {
  useEffect(() => {
    const isLoop = bridge.role === 'loop';
    const beat = () => void bridge.shell.beat(isLoop ? frameAgeMs() : null).catch(() => {});
    beat();
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [bridge]);
}
