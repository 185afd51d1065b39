import { listPasskeys } from '@contract/passkey';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useLocale } from '@/config/configSlice';
import { notBlank } from '@/features/address/notBlank';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { AccountUsername } from './AccountUsername';
import { PasskeyName } from './PasskeyName';
import styles from './security.module.css';
import {
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  useGetPasskeyCreationMutation,
  useListPasskeysQuery,
} from './securityApi';

/** Passkeys with which the customer signs in without the password. Renders nothing if the browser or backend lacks them. */
export function Passkeys() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const isOffered = useIsOffered(listPasskeys) && browserSupportsWebAuthn();
  const { data: passkeys = [], error } = useListPasskeysQuery(undefined, { skip: !isOffered });
  const [remove, { error: removeError }] = useDeletePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  if (!isOffered) return null;
  const failure = removeError ?? error;
  return (
    <section aria-labelledby="account-passkeys">
      <h3 id="account-passkeys">{t('passkeys')}</h3>
      <p className={styles.text}>{t('passkeysText')}</p>
      <ul className={styles.rows}>
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id} className={styles.row}>
            <PasskeyName id={id} name={name} added={formatDate(created_at, locale)}>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('deletePasskeyLabel', { name })}
                onClick={() => void remove(id)}
              >
                {t('remove')}
              </Button>
            </PasskeyName>
          </li>
        ))}
      </ul>
      {failure && <Notice tone="bad">{messageOf(failure, t('updateFailed'))}</Notice>}
      {isAdding ? (
        <NewPasskey onDone={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
          {t('addPasskey')}
        </Button>
      )}
    </section>
  );
}

/** Creates a key pair. null if the shopper cancels, or if the options of the backend are unusable. */
async function createCredential(options: string) {
  try {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return await startRegistration({ optionsJSON });
  } catch {
    // The form says that it failed.
    return null;
  }
}

/** Creates a passkey on this device. Requires the password, because a passkey outlives the session. */
function NewPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const [fetchOptions] = useGetPasskeyCreationMutation();
  const [add] = useAddPasskeyMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', current_password: '' },
  });
  const required = t('required');
  const submit = handleSubmit(async (form) => {
    const found = await fetchOptions();
    if (!found.data) return setFailure(messageOf(found.error, t('updateFailed')));
    const credential = await createCredential(found.data.options);
    if (!credential) return setFailure(t('passkeyFailed'));
    const added = await add({ ...form, credential });
    if (added.error) return setFailure(messageOf(added.error, t('updateFailed')));
    onDone();
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        maxLength={100}
        error={formState.errors.name?.message}
        {...register('name', notBlank(required))}
      />
      <AccountUsername />
      <TextField
        type="password"
        label={t('currentPassword')}
        autoComplete="current-password"
        error={formState.errors.current_password?.message}
        {...register('current_password', { required })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isBusy={formState.isSubmitting}>
          {t('createPasskey')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
