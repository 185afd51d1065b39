import type { LoopMessage } from '@contract/kiosk';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ScreenText.module.css';
import type { Drift } from './useDrift';

const QrCode = lazy(() => import('@/ui/QrCode').then(({ QrCode: Component }) => ({ default: Component })));

/** Seconds per character of the ticker's movement. */
const SECONDS_PER_CHARACTER = 0.18;
const SHORTEST_ROUND = 12;

/** A line of text that scrolls across the bottom of the screen. */
export const Ticker = ({ text }: { text: string }) => (
  <div className={styles.ticker}>
    <p
      key={text}
      style={{ animationDuration: `${Math.max(SHORTEST_ROUND, text.length * SECONDS_PER_CHARACTER)}s` }}
    >
      {text}
    </p>
  </div>
);

interface BandProps {
  messages: readonly LoopMessage[];
  /** Burn-in protection (useDrift.ts). */
  drift: Drift;
}

/** Messages below the clips. */
export const MessageBand = ({ messages, drift }: BandProps) => (
  <div className={styles.band} role="status">
    {messages.map(({ id, text }) => (
      <p key={id} {...drift}>
        {text}
      </p>
    ))}
  </div>
);

/** An emergency covers everything. Its text drifts like others, but never disappears. */
export const Emergency = ({ text, drift }: { text: string; drift: Drift }) => {
  const { t } = useTranslation('kiosk');
  const { style } = drift;
  return (
    <div className={styles.emergency} role="alert">
      <p className={styles.emergencyTitle} style={style}>
        {t('emergency')}
      </p>
      <p className={styles.emergencyText} data-long={text.length > 160 || undefined} style={style}>
        {text}
      </p>
    </div>
  );
};

/** A QR code that opens the clip's page on a phone. drift: burn-in protection (useDrift.ts) */
export const ClipCode = ({ url, drift }: { url: string; drift: Drift }) => {
  const { t } = useTranslation('kiosk');
  return (
    <div className={styles.code} {...drift}>
      <Suspense>
        <QrCode text={url} label={t('scanCode')} />
      </Suspense>
      <p aria-hidden="true">{t('scanCode')}</p>
    </div>
  );
};
