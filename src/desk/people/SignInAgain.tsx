import { useTranslation } from 'react-i18next';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';

/**
 * Signs the person in again, on top of the screen whose session has ended, to preserve its input. Only the button discards the screen:
 * neither Escape nor a click outside does.
 */
export function SignInAgain({ email, onLeave }: { email: string; onLeave: () => void }) {
  const { t } = useTranslation('desk/frame');
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onLeave}
      title={t('signInAgainTitle')}
      closeLabel={t('signOut')}
      footer={
        <DialogFooter>
          <Button variant="quiet" onClick={onLeave}>
            {t('signOut')}
          </Button>
        </DialogFooter>
      }
    >
      <p>{t('signInAgainText')}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
