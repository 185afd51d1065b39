import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { api } from '@/api/createApi';
import { useConfig } from '@/config/configSlice';
import type { KioskBridge } from '@/platform/platform';
import { IdleWarning } from './IdleWarning';
import { startIdleTimer } from './idleTimer';
import styles from './VisitGuard.module.css';
import { ENDS_VISIT, onActivity } from './visitActivity';

const DEFAULT_IDLE_MS = 300_000;

interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

/** True while a change is on its way, a payment perhaps: a visit does not end then. */
const selectIsWriting = ({ api: { mutations } }: ApiState): boolean =>
  Object.values(mutations).some((mutation) => mutation?.status === 'pending');

/** Watches over a shopper's visit: asks before it ends for want of input, and offers to end it (commerce specification §9). */
export function VisitGuard({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const { kiosk_idle_timer } = useConfig();
  const isWriting = useSelector(selectIsWriting);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof startIdleTimer> | null>(null);
  const end = (reason: 'idle' | 'shopper') => void bridge.visit.end(reason).catch(() => {});

  useEffect(() => {
    const started = startIdleTimer({
      limitMs: kiosk_idle_timer > 0 ? kiosk_idle_timer : DEFAULT_IDLE_MS,
      onWarning: setSecondsLeft,
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

  return (
    <>
      <button type="button" className={styles.finish} onClick={() => end('shopper')} {...ENDS_VISIT}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5" />
        </svg>
        {t('finish')}
      </button>
      {secondsLeft !== null && <IdleWarning secondsLeft={secondsLeft} onEnd={() => end('shopper')} />}
    </>
  );
}
