import { useEffect } from 'react';
import type { KioskBridge } from '@/platform/platform';

const BEAT_MS = 2_000;
/** Of a screen that may stand still. */
const nothingHasTo = () => null;

/** Tells the shell every other second that this screen lives. ageMs: since it showed something new, null when nothing has to be. */
export function useSignsOfLife(bridge: KioskBridge, ageMs: () => number | null = nothingHasTo): void {
  useEffect(() => {
    const beat = () => void bridge.shell.beat(ageMs()).catch(() => {});
    beat();
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [bridge, ageMs]);
}
