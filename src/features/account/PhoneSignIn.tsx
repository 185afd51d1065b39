import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { QrCode } from '@/ui/QrCode';
import { Skeleton } from '@/ui/Skeleton';
import { useIsPast } from '@/ui/useIsPast';
import styles from './PhoneSignIn.module.css';
import { usePhoneSignIn } from './usePhoneSignIn';

interface Props {
  onSignedIn: () => void;
  /** The form with email and password, for a backend that lacks the calls. */
  fallback: ReactNode;
}

/**
 * Sign-in at a kiosk: the shopper scans a code and confirms on their phone, because a password should not be typed in a
 * showroom (docs/spec/14 §9).
 */
export default function PhoneSignIn({ onSignedIn, fallback }: Props) {
  const { t } = useTranslation('account');
  const { state, code, restart } = usePhoneSignIn(onSignedIn);
  const isTimeOver = useIsPast(code?.expires_at);
  const href = useHref(code?.path ?? '/');
  if (state === 'unavailable') return fallback;
  const isExpired = state === 'expired' || (state === 'waiting' && isTimeOver);
  const ended = isExpired ? 'phoneExpired' : state === 'declined' ? 'phoneDeclined' : 'phoneFailed';
  return (
    <section className={styles.card}>
      <h1>{t('phoneTitle')}</h1>
      {(isExpired || state === 'declined' || state === 'failed') && (
        <Notice
          tone="warn"
          title={t(ended)}
          action={<Button onClick={restart}>{t('phoneRestart')}</Button>}
        />
      )}
      {state === 'loading' && <Skeleton height="24rem" />}
      {state === 'waiting' && !isExpired && code && (
        <>
          <p>{t('phoneText')}</p>
          <div className={styles.qr}>
            <QrCode text={`${code.origin}${href}`} label={t('phoneCodeLabel')} />
          </div>
          <p className={styles.compare}>
            {t('phoneCompare')} <strong className={styles.number}>{code.number}</strong>
          </p>
          <p className={styles.hint}>{t('phoneEnds')}</p>
        </>
      )}
    </section>
  );
}
