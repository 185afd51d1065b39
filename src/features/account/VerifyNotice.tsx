import { sendVerification } from '@contract/accountSecurity';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { EmailSent } from '@/config/EmailSent';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useSendVerificationMutation } from './securityApi';

/** Asks the customer to confirm the email, and sends the link again. The account works without it. */
export function VerifyNotice({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(sendVerification);
  const [send, { isLoading, isSuccess, error }] = useSendVerificationMutation();
  if (!isOffered) return null;
  if (isSuccess)
    return (
      <Notice tone="good">
        <EmailSent>{t('verifySent')}</EmailSent>
      </Notice>
    );
  const again = (
    <Button size="sm" variant="secondary" isBusy={isLoading} onClick={() => void send()}>
      {t('verifyAgain')}
    </Button>
  );
  return (
    <Notice tone={error ? 'bad' : 'info'} title={t('verifyTitle')} action={again}>
      {error ? messageOf(error, t('updateFailed')) : <EmailSent>{t('verifyText', { email })}</EmailSent>}
    </Notice>
  );
}
