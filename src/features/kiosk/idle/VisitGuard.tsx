import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isWriting, onWriting } from '@/api/pendingWrites';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge } from '@/platform/platform';
import { IdleWarning } from './IdleWarning';
import { startIdleTimer } from './idleTimer';
import { onActivity } from './visitActivity';

const DEFAULT_IDLE_MS = 300_000;

/** Watches over a shopper's visit: asks before it ends for want of input (commerce specification §9). */
export function VisitGuard({ bridge }: { bridge: KioskBridge }) {
  // Has the warning's texts at hand before there is a warning.
  useTranslation('kiosk');
  const { kiosk_idle_timer } = useConfig();
  const isPaying = useSyncExternalStore(onWriting, isWriting);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof startIdleTimer> | null>(null);

  useEffect(() => {
    const started = startIdleTimer({
      limitMs: kiosk_idle_timer > 0 ? kiosk_idle_timer : DEFAULT_IDLE_MS,
      onWarning: setSecondsLeft,
      // The visit began with its page, however late this code arrived.
      since: 0,
      onIdle: () => void bridge.visit.end('idle').catch(() => {}),
    });
    timer.current = started;
    const stopListening = onActivity(started.touched);
    return () => {
      stopListening();
      started.stop();
    };
  }, [bridge, kiosk_idle_timer]);

  // Any change under way counts, for a payment is one; some pass by the store (api/privateCall).
  useEffect(() => (isPaying ? timer.current?.hold() : undefined), [isPaying]);

  if (secondsLeft === null) return null;
  return (
    <IdleWarning secondsLeft={secondsLeft} onEnd={() => void bridge.visit.end('shopper').catch(() => {})} />
  );
}
