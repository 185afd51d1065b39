import { cleanEmail } from '@contract/emailAddress';
import { pagePaths } from '@contract/paths';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { lazyPart } from '@/browser/lazyPart';
import { useIsKiosk } from '@/platform/PlatformContext';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { useSignInMutation } from './accountApi';
import { withNext } from './withNext';

const PasskeySignIn = lazyPart(async () => ({
  default: (await import('./PasskeySignIn')).PasskeySignIn,
}));

interface Props {
  /** The account has just been deleted. */
  isDeleted: boolean;
  /** Path to open after the sign-in; '' for the account. */
  next: string;
  onSignedIn: () => void;
}

/** Sign-in form. Email and password exist only in the form's state. */
export function SignIn({ isDeleted, next, onSignedIn }: Props) {
  // A kiosk is a shared device.
  const isKiosk = useIsKiosk();
  const { t } = useTranslation('account');
  const [signIn, { isLoading, error }] = useSignInMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { login: '', password: '' } });
  const submit = handleSubmit(async (form) => {
    const result = await signIn(form);
    if (!result.error) onSignedIn();
  });
  return (
    <AccountForm
      title={t('signIn')}
      submitLabel={t('signIn')}
      isBusy={isLoading}
      success={isDeleted ? t('deleteDone') : null}
      error={error ? messageOf(error, t('signInFailed')) : null}
      onSubmit={submit}
      links={
        <>
          {!isKiosk && (
            <Suspense fallback={null}>
              <PasskeySignIn onSignedIn={onSignedIn} />
            </Suspense>
          )}
          <Link to="/account/forgot">{t('forgot')}</Link>
          <Link to={withNext('/account/create', next)}>{t('createAccountLink')}</Link>
          <Link to={pagePaths.trackOrder}>{t('trackOrder')}</Link>
        </>
      }
    >
      <TextField
        type="email"
        label={t('email')}
        autoComplete="username"
        error={formState.errors.login?.message}
        {...register('login', { required: t('required'), setValueAs: cleanEmail })}
      />
      <TextField
        type="password"
        label={t('password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: t('required') })}
      />
    </AccountForm>
  );
}
