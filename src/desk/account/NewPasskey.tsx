import { addPasskey, type Credential, getPasskeyCreation } from '@contract/desk/account';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useFetch, useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './account.module.css';

/** Creates a passkey on this device. */
export function NewPasskey() {
  const { t } = useTranslation(['desk/account', 'desk/frame']);
  const fetchOptions = useFetch(getPasskeyCreation);
  const [add, { isBusy }] = useWrite(addPasskey);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, reset } = useForm<{ name: string }>();
  if (!browserSupportsWebAuthn()) return <Notice tone="info">{t('unsupported')}</Notice>;
  const submit = async ({ name }: { name: string }) => {
    const found = await fetchOptions(undefined);
    if (found.error) return setFailure(messageOf(found.error, t('desk/frame:failed')));
    const optionsJSON = found.data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const credential = await startRegistration({ optionsJSON }).catch(() => null);
    if (!credential) return setFailure(t('passkeyFailed'));
    const { error } = await add({ body: { name, credential: credential as unknown as Credential } });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    if (!error) reset();
  };
  return (
    <form className={styles.line} onSubmit={handleSubmit(submit)} noValidate>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={t('newPasskeyName')}
        placeholder={t('newPasskeyExample')}
        error={formState.errors.name && t('nameMissing')}
        {...register('name', { required: true, maxLength: 100 })}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} icon="plus">
        {t('addPasskey')}
      </Button>
    </form>
  );
}
