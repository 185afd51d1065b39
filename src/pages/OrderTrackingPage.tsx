import { cleanEmail } from '@contract/emailAddress';
import { trackOrder } from '@contract/order';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { contactOf, useConfig } from '@/config/configSlice';
import { AccountForm } from '@/features/account/AccountForm';
import { notBlank } from '@/features/address/notBlank';
import { useTrackOrderMutation } from '@/features/checkout/checkoutApi';
import { OrderFacts } from '@/features/checkout/order/OrderFacts';
import { PageHead } from '@/features/head/PageHead';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './AccountPage.module.css';

export const namespaces = ['checkout', 'account'];

/** /track-order?order=: an order by its number and email, without an account. The order exists only on this page. */
export function Component() {
  const { t } = useTranslation('checkout');
  const contact = contactOf(useConfig());
  const isOffered = useIsOffered(trackOrder);
  const [find, { data: order, error, isLoading, reset }] = useTrackOrderMutation();
  const number = useSearchParams()[0].get('order') ?? '';
  const { register, handleSubmit, formState } = useForm({ defaultValues: { number, email: '' } });
  const { errors } = formState;
  const required = notBlank(t('required'));
  return (
    <div className={styles.page}>
      <PageHead title={t('trackOrder')} noIndex />
      {!isOffered && <Notice title={t('trackOrder')}>{t('trackUnavailable', { contact })}</Notice>}
      {order && (
        <OrderFacts order={order} moment="history">
          <Button variant="secondary" icon="arrowLeft" onClick={reset}>
            {t('trackAnother')}
          </Button>
        </OrderFacts>
      )}
      {isOffered && !order && (
        <AccountForm
          title={t('trackOrder')}
          submitLabel={t('trackSubmit')}
          isBusy={isLoading}
          error={error ? messageOf(error, t('trackFailed')) : null}
          onSubmit={handleSubmit((form) => void find(form))}
        >
          <p>{t('trackHint')}</p>
          <TextField
            label={t('orderNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.number?.message}
            {...register('number', required)}
          />
          <TextField
            type="email"
            label={t('email')}
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', { ...required, setValueAs: cleanEmail })}
          />
        </AccountForm>
      )}
    </div>
  );
}
