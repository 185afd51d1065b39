import { changePassword } from '@contract/desk/account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { UsernameField } from '@/ui/UsernameField';
import styles from './account.module.css';

interface Form {
  current: string;
  password: string;
}

/** Changes the password, which signs the person out everywhere else. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(['desk/account', 'desk/frame']);
  const { person } = useDeskSession();
  const [change, { isBusy }] = useWrite(changePassword);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, reset } = useForm<Form>();
  const submit = async (body: Form) => {
    const { error } = await change({ body });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    if (error) return;
    reset();
    onChanged();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <UsernameField value={person.email} />
      <TextField
        label={t('current')}
        type="password"
        autoComplete="current-password"
        error={formState.errors.current && t('passwordMissing')}
        {...register('current', { required: true })}
      />
      <TextField
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        error={formState.errors.password && t('passwordMissing')}
        {...register('password', { required: true, minLength: 10 })}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t('change')}
        </Button>
      </div>
    </form>
  );
}
