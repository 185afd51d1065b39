import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { api } from '@/api/createApi';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge } from '@/platform/platform';
import { IdleWarning } from './IdleWarning';
import { startIdleTimer } from './idleTimer';
import { onActivity } from './visitActivity';

const DEFAULT_IDLE_MS = 300_000;

interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

/** True while a change is on its way, a payment perhaps: a visit does not end then. */
const selectIsWriting = ({ api: { mutations } }: ApiState): boolean =>
  Object.values(mutations).some((mutation) => mutation?.status === 'pending');

/** Watches over a shopper's visit: asks before it ends for want of input (commerce specification §9). */
export function VisitGuard({ bridge }: { bridge: KioskBridge }) {
  // Has the warning's texts at hand before there is a warning.
  useTranslation('kiosk');
  const { kiosk_idle_timer } = useConfig();
  const isWriting = useSelector(selectIsWriting);
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

  useEffect(() => (isWriting ? timer.current?.hold() : undefined), [isWriting]);

  if (secondsLeft === null) return null;
  return (
    <IdleWarning secondsLeft={secondsLeft} onEnd={() => void bridge.visit.end('shopper').catch(() => {})} />
  );
}
