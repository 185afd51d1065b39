import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError, messageOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { useCaptcha } from '@/config/useCaptcha';
import { Captcha } from '@/ui/Captcha';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { useCreateCustomerMutation } from './accountApi';

const empty = { firstname: '', lastname: '', email: '', password: '', newsletter_is_subscribed: false };

interface Props {
  onSignedIn: () => void;
}

/** A new account; the server weighs the password, its length is checked here (commerce specification §5). */
export function SignUp({ onSignedIn }: Props) {
  const { t } = useTranslation('account');
  const { min_password_length } = useConfig();
  const [create, { isLoading, error }] = useCreateCustomerMutation();
  const captcha = useCaptcha('user_create');
  const [isAsked, setAsked] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: empty });
  const fields = isApiError(error) ? error.fields : {};
  const submit = handleSubmit(async (form) => {
    setAsked(true);
    if (captcha.isMissing) return;
    const answer = await create({ ...form, ...captcha.body });
    captcha.reset();
    if (!answer.error) onSignedIn();
  });
  const errorOf = (name: keyof typeof empty) => formState.errors[name]?.message ?? fields[name];
  const required = { required: t('required') };
  return (
    <AccountForm
      title={t('create')}
      submitLabel={t('createSubmit')}
      isBusy={isLoading}
      error={error ? messageOf(error, t('createFailed')) : null}
      onSubmit={submit}
      more={<Link to="/account">{t('haveAccount')}</Link>}
    >
      <TextField
        label={t('firstname')}
        autoComplete="given-name"
        error={errorOf('firstname')}
        {...register('firstname', required)}
      />
      <TextField
        label={t('lastname')}
        autoComplete="family-name"
        error={errorOf('lastname')}
        {...register('lastname', required)}
      />
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        error={errorOf('email')}
        {...register('email', required)}
      />
      <TextField
        type="password"
        label={t('password')}
        hint={t('passwordHint', { count: min_password_length })}
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password', {
          ...required,
          minLength: {
            value: min_password_length,
            message: t('passwordHint', { count: min_password_length }),
          },
        })}
      />
      <CheckboxField label={t('newsletter')} {...register('newsletter_is_subscribed')} />
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={isAsked && captcha.isMissing ? captcha.missing : undefined}
        />
      )}
    </AccountForm>
  );
}
