import type { LoopMessage } from '@contract/kiosk';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ScreenText.module.css';
import type { Drift } from './useDrift';

const QrCode = lazy(() => import('@/ui/QrCode').then(({ QrCode: Component }) => ({ default: Component })));

/** Seconds in which the ticker moves by one character. */
const SECONDS_PER_CHARACTER = 0.18;
const SHORTEST_ROUND = 12;

/** A line of text that moves through the bottom of the screen. */
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
  /** Protects the display (useDrift.ts). */
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

/** An emergency covers everything. Its text moves like others, but never rests. */
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

/** A code that opens the clip's page on a phone. drift: protects the display (useDrift.ts) */
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
