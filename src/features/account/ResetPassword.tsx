import { pagePaths } from '@contract/paths';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { TextField } from '@/ui/TextField';
import { UsernameField } from '@/ui/UsernameField';
import { AccountForm } from './AccountForm';
import { useResetPasswordMutation } from './accountApi';
import { NewPasswordField, useNewPasswordRules } from './NewPasswordField';

/**
 * The email in the fragment of the link; '' if there is none. The server never receives it, so the page is first rendered without it. It is
 * removed from the URL, which third-party scripts may read.
 */
function useEmailOfLink(): string {
  const { hash } = useLocation();
  const [email, setEmail] = useState('');
  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1)).get('email');
    if (!linked) return;
    setEmail(linked);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [hash]);
  return email;
}

/** Sets a new password by an emailed link. The form can only be submitted when both fields are filled in and equal (docs/spec/14 §3). */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const email = useEmailOfLink();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const password = watch('password');
  const passwordRules = useNewPasswordRules();
  return (
    <AccountForm
      title={t('resetTitle')}
      submitLabel={t('resetSubmit')}
      isBusy={isLoading}
      error={error ? messageOf(error, t('resetFailed')) : null}
      success={isSuccess ? t('resetDone') : null}
      onSubmit={handleSubmit((form) => void reset({ ...form, token: query.get('token') ?? '' }))}
      links={<Link to={pagePaths.account}>{t('backToSignIn')}</Link>}
    >
      {email && <UsernameField value={email} />}
      <NewPasswordField
        label={t('newPassword')}
        error={formState.errors.password?.message}
        value={password}
        {...register('password', passwordRules())}
      />
      <TextField
        type="password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={formState.errors.confirmation?.message}
        {...register('confirmation', {
          required: t('required'),
          validate: (value) => value === password || t('passwordMismatch'),
        })}
      />
    </AccountForm>
  );
}
