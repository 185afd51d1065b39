import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';

/** Signs the person in again, on top of the screen whose session has ended, to preserve its input. */
export function SignInAgain({ email, onLeave }: { email: string; onLeave: () => void }) {
  const { t } = useTranslation('desk/frame');
  return (
    <Dialog isOpen onClose={onLeave} title={t('signInAgainTitle')} closeLabel={t('signOut')}>
      <p>{t('signInAgainText')}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
