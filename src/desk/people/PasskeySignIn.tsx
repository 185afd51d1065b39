import { type Credential, getPasskeyRequest, signInWithPasskey } from '@contract/desk/account';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useFetch, useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';

/** Signs in with a passkey of this device; renders nothing in a browser without passkeys. */
export function PasskeySignIn({ onFailure }: { onFailure: (message: string) => void }) {
  const { t } = useTranslation(['desk/people', 'desk/frame']);
  const fetchOptions = useFetch(getPasskeyRequest);
  const [signIn, { isBusy }] = useWrite(signInWithPasskey);
  if (!browserSupportsWebAuthn()) return null;
  const start = async () => {
    const found = await fetchOptions(undefined);
    if (found.error) return onFailure(messageOf(found.error, t('desk/frame:failed')));
    const optionsJSON = found.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const credential = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!credential) return onFailure(t('passkeyFailed'));
    const { error } = await signIn({ body: { credential: credential as unknown as Credential } });
    if (error) onFailure(messageOf(error, t('desk/frame:failed')));
  };
  return (
    <Button variant="secondary" icon="lock" isWide isBusy={isBusy} onClick={() => void start()}>
      {t('passkeySignIn')}
    </Button>
  );
}
