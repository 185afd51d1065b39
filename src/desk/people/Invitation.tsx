import { acceptInvitation, getInvitation } from '@contract/desk/staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { CenteredPanel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { UsernameField } from '@/ui/UsernameField';
import styles from './SignIn.module.css';

const NOT_FOUND = 404;

interface Form {
  name: string;
  password: string;
}

/** A new person, or one who requested a new password, chooses name and password. The link's secret is in the fragment. */
export function Invitation() {
  const { t } = useTranslation(['desk/people', 'desk/frame']);
  const secret = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const { data, error, refetch } = useRead(getInvitation, { params: { secret } }, { skip: secret === '' });
  const [accept, { isBusy }] = useWrite(acceptInvitation);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<Form>();
  const submit = async (body: Form) => {
    const result = await accept({ params: { secret }, body });
    if (result.error) setFailure(messageOf(result.error, t('desk/frame:failed')));
    else navigate('/', { replace: true });
  };
  if (!data)
    return (
      <CenteredPanel>
        <h1>{t('invitation')}</h1>
        {secret === '' || error?.status === NOT_FOUND ? (
          <Notice tone="bad">{messageOf(error, t('invitationMissing'))}</Notice>
        ) : (
          <ReadState data={data} error={error} refetch={refetch} />
        )}
      </CenteredPanel>
    );
  return (
    <CenteredPanel>
      <h1>{t('welcome')}</h1>
      <p>{t('welcomeText', { email: data.email, role: t(`desk/frame:roles.${data.role}`) })}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <TextField
          label={t('name')}
          autoComplete="name"
          defaultValue={data.name}
          error={formState.errors.name && t('nameMissing')}
          {...register('name', { required: true, maxLength: 100 })}
        />
        <UsernameField value={data.email} />
        <TextField
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={formState.errors.password && t('passwordMissing')}
          {...register('password', { required: true, minLength: 10 })}
        />
        <Button type="submit" isBusy={isBusy} isWide>
          {t('begin')}
        </Button>
      </form>
    </CenteredPanel>
  );
}
