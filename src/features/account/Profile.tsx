import type { Session } from '@contract/customer';
import { cleanEmail } from '@contract/emailAddress';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useCaptcha } from '@/config/useCaptcha';
import { emailRules } from '@/features/address/emailRules';
import { notBlank } from '@/features/address/notBlank';
import { useFieldRules } from '@/features/address/useFieldRules';
import { Button } from '@/ui/Button';
import { Captcha } from '@/ui/Captcha';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { useChangeCustomerMutation } from './accountApi';
import styles from './Overview.module.css';

/** Edits name, email and newsletter. A new email address requires the current password, because it would allow taking over the account. */
export function Profile({ customerId, session }: { customerId: string; session: Session }) {
  const { t } = useTranslation('account');
  const [change, { isLoading, isSuccess, error }] = useChangeCustomerMutation();
  const { firstname, lastname, email, customer_data } = session;
  const { newsletter_is_subscribed } = customer_data;
  const { register, handleSubmit, watch, formState } = useForm({
    values: { firstname, lastname, email, newsletter_is_subscribed, current_password: '' },
  });
  const required = notBlank(t('required'));
  const lastnameRules = useFieldRules()('lastname');
  const isOtherEmail = cleanEmail(watch('email')).toLowerCase() !== email.toLowerCase();
  const is_subscribed = watch('newsletter_is_subscribed');
  const isNewsletterChanged = is_subscribed !== newsletter_is_subscribed || (isOtherEmail && is_subscribed);
  const captcha = useCaptcha('newsletter', !isNewsletterChanged);
  const save = handleSubmit(async ({ current_password, newsletter_is_subscribed: _, ...body }) => {
    if (captcha.isMissing) return;
    const proof = isOtherEmail ? { current_password } : {};
    const newsletter = isNewsletterChanged ? { is_subscribed, ...captcha.body } : undefined;
    await change({ id: customerId, body: { ...body, ...proof }, newsletter });
    captcha.reset();
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <TextField
        label={t('firstname')}
        autoComplete="given-name"
        error={formState.errors.firstname?.message}
        {...register('firstname', required)}
      />
      <TextField
        label={t('lastname')}
        autoComplete="family-name"
        optionalText={lastnameRules.optionalText}
        error={formState.errors.lastname?.message}
        {...register('lastname', lastnameRules.rules)}
      />
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', emailRules(t('required'), t('emailInvalid')))}
      />
      {isOtherEmail && (
        <TextField
          type="password"
          label={t('currentPassword')}
          hint={t('emailChangePasswordHint')}
          autoComplete="current-password"
          error={formState.errors.current_password?.message}
          {...register('current_password', { required: t('required') })}
        />
      )}
      <CheckboxField label={t('newsletter')} {...register('newsletter_is_subscribed')} />
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={formState.isSubmitted && captcha.isMissing ? captcha.missing : undefined}
        />
      )}
      {error && <Notice tone="bad">{messageOf(error, t('updateFailed'))}</Notice>}
      {isSuccess && !formState.isDirty && <Notice tone="good">{t('saved')}</Notice>}
      <Button type="submit" isBusy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
