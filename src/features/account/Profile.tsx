import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import type { Session } from '@/api/contract/customer';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { useChangeCustomerMutation } from './accountApi';
import styles from './Overview.module.css';

/** Name, e-mail and newsletter. */
export function Profile({ session }: { session: Session }) {
  const { t } = useTranslation('account');
  const [change, { isLoading, isSuccess, error }] = useChangeCustomerMutation();
  const { firstname, lastname, email, customer_data } = session;
  const { newsletter_is_subscribed } = customer_data;
  const { register, handleSubmit, formState } = useForm({
    values: { firstname, lastname, email, newsletter_is_subscribed },
  });
  const required = { required: t('required') };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((body) => void change({ id: session.customer_id ?? '', body }))}
    >
      <TextField
        label={t('firstname')}
        error={formState.errors.firstname?.message}
        {...register('firstname', required)}
      />
      <TextField
        label={t('lastname')}
        error={formState.errors.lastname?.message}
        {...register('lastname', required)}
      />
      <TextField
        type="email"
        label={t('email')}
        error={formState.errors.email?.message}
        {...register('email', required)}
      />
      <CheckboxField label={t('newsletter')} {...register('newsletter_is_subscribed')} />
      {error && <Notice tone="bad">{messageOf(error, t('updateFailed'))}</Notice>}
      {isSuccess && <Notice tone="good">{t('saved')}</Notice>}
      <Button type="submit" isBusy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
