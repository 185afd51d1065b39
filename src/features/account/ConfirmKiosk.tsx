import { pagePaths } from '@contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './PhoneSignIn.module.css';
import { useAnswerPhoneSignInMutation, useReadPhoneSignInQuery } from './phoneSignInApi';

/** /account/kiosk#code on the phone of a signed-in customer: confirms or declines the sign-in at a kiosk. */
export default function ConfirmKiosk() {
  const { t } = useTranslation('account');
  const code = useLocation().hash.slice(1);
  const { data, error, isFetching } = useReadPhoneSignInQuery(code, { skip: code === '' });
  const [answer, { isLoading, error: answerError }] = useAnswerPhoneSignInMutation();
  const [outcome, setOutcome] = useState<'approved' | 'declined' | null>(null);
  const send = async (is_approved: boolean) => {
    const result = await answer({ code, is_approved });
    if (!result.error) setOutcome(is_approved ? 'approved' : 'declined');
  };
  const failure = answerError ?? (outcome ? null : error);
  return (
    <section className={styles.card}>
      <h1>{data ? t('kioskTitle', { kiosk: data.kiosk }) : t('kioskTitleAny')}</h1>
      {isFetching && <Skeleton height="12rem" />}
      {(failure || code === '') && (
        <Notice tone="bad" title={failure ? messageOf(failure, t('kioskUnknown')) : t('kioskUnknown')} />
      )}
      {outcome && (
        <>
          <Notice tone={outcome === 'approved' ? 'good' : 'info'} title={t(`kiosk_${outcome}`)} />
          <ButtonLink to={pagePaths.account} variant="secondary">
            {t('toAccount')}
          </ButtonLink>
        </>
      )}
      {data && !isFetching && !failure && !outcome && (
        <>
          <p className={styles.compare}>
            {t('kioskCompare')} <strong className={styles.number}>{data.number}</strong>
          </p>
          <p>{t('kioskWarning')}</p>
          <div className={styles.actions}>
            <Button size="lg" isWide isBusy={isLoading} onClick={() => void send(true)}>
              {t('kioskApprove')}
            </Button>
            <Button variant="secondary" isWide disabled={isLoading} onClick={() => void send(false)}>
              {t('kioskDecline')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
