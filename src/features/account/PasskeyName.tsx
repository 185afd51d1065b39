import { renamePasskey } from '@contract/passkey';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { notBlank } from '@/features/address/notBlank';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './security.module.css';
import { useRenamePasskeyMutation } from './securityApi';

interface Props {
  id: string;
  name: string;
  /** The formatted date on which it was added. */
  added: string;
  /** Further buttons. */
  children: ReactNode;
}

/** The name of a passkey, with a form that changes it. */
export function PasskeyName({ id, name, added, children }: Props) {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(renamePasskey);
  const [isOpen, setOpen] = useState(false);
  const [rename, { error }] = useRenamePasskeyMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const submit = handleSubmit(async (form) => {
    const result = await rename({ id, name: form.name.trim() });
    if (!result.error) setOpen(false);
  });
  if (!isOpen || !isOffered)
    return (
      <>
        <div>
          <strong>{name}</strong>
          <p className={styles.detail}>{t('passkeyAdded', { date: added })}</p>
        </div>
        <div className={styles.actions}>
          {isOffered && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('renamePasskeyLabel', { name })}
              onClick={() => setOpen(true)}
            >
              {t('renamePasskey')}
            </Button>
          )}
          {children}
        </div>
      </>
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('passkeyName')}
        maxLength={100}
        error={formState.errors.name?.message}
        {...register('name', notBlank(t('required')))}
      />
      {error && <Notice tone="bad">{messageOf(error, t('updateFailed'))}</Notice>}
      <div className={styles.actions}>
        <Button size="sm" type="submit" isBusy={formState.isSubmitting}>
          {t('renamePasskeySave')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
