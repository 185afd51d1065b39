import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { AccountUsername } from './AccountUsername';
import { useChangeCustomerMutation } from './accountApi';
import { NewPasswordField, useNewPasswordRules } from './NewPasswordField';
import styles from './Overview.module.css';

const empty = { current_password: '', password: '', confirmation: '' };

/** Changes the password; requires the current one. The server signs out the account's other sessions. */
export function ChangePassword({ customerId }: { customerId: string }) {
  const { t } = useTranslation('account');
  const passwordRules = useNewPasswordRules();
  const [change, { isLoading, isSuccess, error }] = useChangeCustomerMutation();
  const { register, handleSubmit, reset, watch, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const required = t('required');
  const password = watch('password');
  const save = handleSubmit(async ({ current_password, password: newPassword }) => {
    const result = await change({ id: customerId, body: { current_password, password: newPassword } });
    if (!result.error) reset(empty);
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <AccountUsername />
      <TextField
        type="password"
        label={t('currentPassword')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password', { required })}
      />
      <NewPasswordField
        label={t('newPassword')}
        error={errors.password?.message}
        value={password}
        {...register('password', passwordRules())}
      />
      <TextField
        type="password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          required,
          validate: (value) => value === password || t('passwordMismatch'),
        })}
      />
      {error && <Notice tone="bad">{messageOf(error, t('updateFailed'))}</Notice>}
      {isSuccess && !formState.isDirty && <Notice tone="good">{t('passwordChanged')}</Notice>}
      <Button type="submit" isBusy={isLoading}>
        {t('changePassword')}
      </Button>
    </form>
  );
}
