import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { AccountUsername } from './AccountUsername';
import styles from './security.module.css';

interface Props {
  submitLabel: string;
  variant?: 'secondary' | 'danger';
  isBusy: boolean;
  error: string | null;
  /** Returns whether the request succeeded, in which case the password is cleared. */
  onSubmit: (password: string) => Promise<boolean>;
  children?: ReactNode;
}

/** A form that asks for the password again, before an action that must not be possible at an unattended screen. */
export function PasswordProof({
  submitLabel,
  variant = 'secondary',
  isBusy,
  error,
  onSubmit,
  children,
}: Props) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    if (await onSubmit(password)) reset();
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <AccountUsername />
      <TextField
        type="password"
        label={t('currentPassword')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: t('required') })}
      />
      {error && <Notice tone="bad">{error}</Notice>}
      <Button type="submit" variant={variant} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
