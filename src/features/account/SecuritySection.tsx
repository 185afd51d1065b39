import { useTranslation } from 'react-i18next';
import { useIsKiosk } from '@/platform/PlatformContext';
import { OpenSessions } from './OpenSessions';
import { Passkeys } from './Passkeys';
import { DeleteAccount, ExportData } from './PersonalData';
import styles from './security.module.css';

/** Sessions, passkeys and data of the account. A kiosk only shows the sessions, because it is a shared device. */
export default function SecuritySection() {
  const { t } = useTranslation('account');
  const isKiosk = useIsKiosk();
  return (
    <section aria-labelledby="account-security">
      <h2 id="account-security">{t('security')}</h2>
      <div className={styles.parts}>
        <OpenSessions />
        {!isKiosk && <Passkeys />}
        {!isKiosk && <ExportData />}
        {!isKiosk && <DeleteAccount />}
      </div>
    </section>
  );
}
