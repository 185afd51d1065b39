import { useTranslation } from 'react-i18next';
import { CenteredPanel } from '@/desk/ui/Panel';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm';

/** The screen for signed-out visitors. */
export function SignIn({ shop }: { shop: string }) {
  const { t } = useTranslation('desk/people');
  return (
    <CenteredPanel>
      <h1>{t('signInTitle', { shop })}</h1>
      <SignInForm />
      <p className={styles.help}>{t('signInHelp')}</p>
    </CenteredPanel>
  );
}
