import { signInToDesk } from '@contract/desk/staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { PasskeySignIn } from './PasskeySignIn';
import styles from './SignIn.module.css';

interface Form {
  email: string;
  password: string;
}

/** Email and password, or a passkey. email: initial value of the field */
export function SignInForm({ email = '' }: { email?: string }) {
  const { t } = useTranslation(['desk/people', 'desk/frame']);
  const [signIn, { isBusy }] = useWrite(signInToDesk);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<Form>({ defaultValues: { email, password: '' } });
  const submit = async (body: Form) => {
    const { error } = await signIn({ body });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
  };
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          error={formState.errors.email && t('emailMissing')}
          {...register('email', { required: true, pattern: /^\S+@\S+\.\S+$/ })}
        />
        <TextField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          error={formState.errors.password && t('passwordMissing')}
          {...register('password', { required: true })}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {t('signIn')}
        </Button>
      </form>
      <PasskeySignIn onFailure={setFailure} />
    </>
  );
}
