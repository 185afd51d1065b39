import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';

/** Signs the person in again over the screen whose session has ended, which keeps what is typed there. */
export function SignInAgain({ email, onLeave }: { email: string; onLeave: () => void }) {
  const { t } = useTranslation('desk/frame');
  return (
    <Dialog isOpen onClose={onLeave} title={t('signInAgainTitle')} closeLabel={t('signOut')}>
      <p>{t('signInAgainText')}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
