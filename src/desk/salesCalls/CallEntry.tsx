import type { SalesCall } from '@contract/desk/salesCalls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './bar.module.css';

const secondsSince = (iso: string, clockOffset: number) =>
  Math.max(0, Math.round((Date.now() + clockOffset - Date.parse(iso)) / 1000));

/** Seconds since a time, counted each second. */
function useSecondsSince(iso: string, clockOffset: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(iso, clockOffset));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(iso, clockOffset)), 1000);
    return () => clearInterval(timer);
  }, [iso, clockOffset]);
  return seconds;
}

interface Props {
  call: SalesCall;
  /** That of useClockOffset. */
  clockOffset: number;
  onAccept: () => void;
  onClose: () => void;
}

/** A waiting shopper: where, for which product, and for how long. */
export function CallEntry({ call, clockOffset, onAccept, onClose }: Props) {
  const { t } = useTranslation('desk/salesCalls');
  const seconds = useSecondsSince(call.called_at, clockOffset);
  const isRinging = call.status === 'ringing';
  return (
    <li className={styles.call}>
      {call.image_url ? (
        <img src={call.image_url} alt="" width="56" height="56" />
      ) : (
        <span className={styles.icon}>
          <Icon name="user" size={1.75} />
        </span>
      )}
      <div className={styles.text}>
        <strong>{t('rings', { device: call.device })}</strong>
        <span>
          {call.location_name}
          {call.product_name && (
            <>
              {' · '}
              <a href={call.path} target="_blank" rel="noopener">
                {call.product_name}
              </a>
            </>
          )}
        </span>
        <span>
          {isRinging
            ? t('ringingFor', {
                minutes: Math.floor(seconds / 60),
                seconds: String(seconds % 60).padStart(2, '0'),
              })
            : t('acceptedBy', { name: call.accepted_by })}
        </span>
      </div>
      <div className={styles.buttons}>
        {isRinging && (
          <Button icon="check" onClick={onAccept}>
            {t('accept')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </li>
  );
}
