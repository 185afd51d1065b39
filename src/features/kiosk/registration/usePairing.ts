import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deviceChanged } from '@/features/kiosk/kioskSlice';
import type { KioskBridge, Pairing } from '@/platform/platform';

const POLL_MS = 3_000;

const orientation = () => (window.matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape');

/** The code with which this screen is registered at the desk; null until it is available, and for a service that lacks the call. */
export function usePairing(bridge: KioskBridge): Extract<Pairing, { outcome: 'waiting' }> | null {
  const dispatch = useDispatch();
  const [pairing, setPairing] = useState<Pairing | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    async function update(): Promise<void> {
      const next = await bridge.device.pair(orientation()).catch((): Pairing => ({ outcome: 'unavailable' }));
      if (isUnmounted) return;
      setPairing(next);
      if (next.outcome === 'registered') dispatch(deviceChanged(next.device));
      else if (next.outcome !== 'unsupported') timer = setTimeout(() => void update(), POLL_MS);
    }
    void update();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [bridge, dispatch]);

  return pairing?.outcome === 'waiting' ? pairing : null;
}
