import { cleanEmail } from '@contract/emailAddress';
import { pagePaths } from '@contract/paths';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { EmailSent } from '@/config/EmailSent';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { useForgotPasswordMutation } from './accountApi';

/** Requests a password reset link. The response is the same whether or not the email address is registered. */
export function ForgotPassword() {
  const { t } = useTranslation('account');
  const [requestReset, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  return (
    <AccountForm
      title={t('forgotTitle')}
      submitLabel={t('forgotSubmit')}
      isBusy={isLoading}
      error={error ? messageOf(error, t('resetFailed')) : null}
      success={isSuccess ? <EmailSent>{t('forgotSent')}</EmailSent> : null}
      onSubmit={handleSubmit((form) => void requestReset(form))}
      links={<Link to={pagePaths.account}>{t('backToSignIn')}</Link>}
    >
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', { required: t('required'), setValueAs: cleanEmail })}
      />
    </AccountForm>
  );
}
