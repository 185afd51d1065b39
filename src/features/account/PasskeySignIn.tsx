import { getPasskeyRequest } from '@contract/passkey';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useGetPasskeyRequestMutation, useSignInWithPasskeyMutation } from './securityApi';

/** Asks for a passkey. null if the shopper cancels, or if the options of the backend are unusable. */
async function readCredential(options: string) {
  try {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return await startAuthentication({ optionsJSON });
  } catch {
    // The caller says that it failed.
    return null;
  }
}

/** Signs in with a passkey of this device. Renders nothing if the browser or backend lacks passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(getPasskeyRequest);
  const [fetchOptions, { isLoading: isFetching }] = useGetPasskeyRequestMutation();
  const [signIn, { isLoading }] = useSignInWithPasskeyMutation();
  const [failure, setFailure] = useState('');
  if (!isOffered || !browserSupportsWebAuthn()) return null;
  const start = async () => {
    setFailure('');
    const found = await fetchOptions();
    if (!found.data) return setFailure(messageOf(found.error, t('signInFailed')));
    const credential = await readCredential(found.data.options);
    if (!credential) return setFailure(t('passkeyFailed'));
    const result = await signIn({ credential });
    if (result.error) return setFailure(messageOf(result.error, t('signInFailed')));
    onSignedIn();
  };
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button variant="secondary" icon="lock" isBusy={isFetching || isLoading} onClick={() => void start()}>
        {t('passkeySignIn')}
      </Button>
    </>
  );
}
