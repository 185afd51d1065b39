import { pagePaths } from '@contract/paths';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { useResetPasswordMutation } from './accountApi';
import { NewPasswordField, useNewPasswordRules } from './NewPasswordField';

/**
 * Sets a new password through the emailed link. The form is submitted only when both fields are filled in and equal
 * (docs/spec/14 §3).
 */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
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
