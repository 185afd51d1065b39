import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectHasPendingWrites } from '@/api/connectionSlice';
import { useConfig } from '@/config/configSlice';
import { endVisit } from '@/features/kiosk/visit/endVisit';
import type { KioskBridge } from '@/platform/platform';
import { IdleWarning } from './IdleWarning';
import { idleLimitOf } from './idleLimit';
import { startIdleTimer } from './idleTimer';
import { onActivity } from './userActivity';

/** Ends a shopper's visit after a period without input, with a warning before (docs/spec/17 §5). */
export function IdleTimeout({ bridge }: { bridge: KioskBridge }) {
  // Loads the translations before the warning needs them.
  useTranslation('kiosk');
  const { kiosk_idle_timer } = useConfig();
  const hasPendingWrite = useSelector(selectHasPendingWrites);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isWarning = useRef(false);
  const timer = useRef<ReturnType<typeof startIdleTimer> | null>(null);

  useEffect(() => {
    const idleTimer = startIdleTimer({
      limitMs: idleLimitOf(kiosk_idle_timer),
      onWarning(seconds) {
        isWarning.current = seconds !== null;
        setSecondsLeft(seconds);
      },
      // The visit starts with the page's time origin, although this code loads later.
      startedAt: 0,
      onIdle: () => endVisit(bridge, 'idle'),
    });
    timer.current = idleTimer;
    const stopListening = onActivity(idleTimer.inputReceived);
    // The shell also reports input that this document does not receive, such as scrolling in a framed document. While the modal warning is
    // open, there is none.
    const stopListeningToShell = bridge.visit.onInput(() => {
      if (!isWarning.current) idleTimer.inputReceived();
    });
    return () => {
      stopListening();
      stopListeningToShell();
      idleTimer.stop();
    };
  }, [bridge, kiosk_idle_timer]);

  // A payment counts as a pending write, even if it bypasses the cache (api/uncachedRequest).
  useEffect(() => (hasPendingWrite ? timer.current?.hold() : undefined), [hasPendingWrite]);

  if (secondsLeft === null) return null;
  return <IdleWarning secondsLeft={secondsLeft} onEnd={() => endVisit(bridge, 'shopper')} />;
}
