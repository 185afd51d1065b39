import { pagePaths } from '@contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError, messageOf } from '@/api/apiError';
import { useCaptcha } from '@/config/useCaptcha';
import { emailRules } from '@/features/address/emailRules';
import { notBlank } from '@/features/address/notBlank';
import { useFieldRules } from '@/features/address/useFieldRules';
import { Captcha } from '@/ui/Captcha';
import { CheckboxField } from '@/ui/CheckboxField';
import { TextField } from '@/ui/TextField';
import { AccountForm } from './AccountForm';
import { useCreateCustomerMutation } from './accountApi';
import { NewPasswordField, useNewPasswordRules } from './NewPasswordField';
import { withNext } from './withNext';

const empty = { firstname: '', lastname: '', email: '', password: '', newsletter_is_subscribed: false };

interface Props {
  /** Path to open after the sign-in; '' for the account. */
  next: string;
  onSignedIn: () => void;
}

/** Registration form. The strength of the password is checked while typing and again by the server (docs/spec/14 §3). */
export function SignUp({ next, onSignedIn }: Props) {
  const { t } = useTranslation('account');
  const passwordRules = useNewPasswordRules();
  const [create, { isLoading, error }] = useCreateCustomerMutation();
  const captcha = useCaptcha('user_create');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { register, handleSubmit, watch, getValues, formState } = useForm({ defaultValues: empty });
  const fields = isApiError(error) ? error.fields : {};
  const submit = handleSubmit(async (form) => {
    setWasSubmitted(true);
    if (captcha.isMissing) return;
    const result = await create({ ...form, ...captcha.body });
    captcha.reset();
    if (!result.error) onSignedIn();
  });
  const fieldError = (name: keyof typeof empty) => formState.errors[name]?.message ?? fields[name];
  const personalWords = () => getValues(['firstname', 'lastname', 'email']);
  const required = notBlank(t('required'));
  const lastnameRules = useFieldRules()('lastname');
  return (
    <AccountForm
      title={t('create')}
      submitLabel={t('createSubmit')}
      isBusy={isLoading}
      error={error ? messageOf(error, t('createFailed')) : null}
      onSubmit={submit}
      links={<Link to={withNext(pagePaths.account, next)}>{t('haveAccount')}</Link>}
    >
      <TextField
        label={t('firstname')}
        autoComplete="given-name"
        error={fieldError('firstname')}
        {...register('firstname', required)}
      />
      <TextField
        label={t('lastname')}
        autoComplete="family-name"
        optionalText={lastnameRules.optionalText}
        error={fieldError('lastname')}
        {...register('lastname', lastnameRules.rules)}
      />
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        error={fieldError('email')}
        {...register('email', emailRules(t('required'), t('emailInvalid')))}
      />
      <NewPasswordField
        label={t('password')}
        error={fieldError('password')}
        value={watch('password')}
        personalWords={personalWords()}
        {...register('password', passwordRules(personalWords()))}
      />
      <CheckboxField label={t('newsletter')} {...register('newsletter_is_subscribed')} />
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={wasSubmitted && captcha.isMissing ? captcha.missing : undefined}
        />
      )}
    </AccountForm>
  );
}
