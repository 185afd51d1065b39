import { getFleetSettings } from '@contract/desk/alerts';
import { useTranslation } from '@/config/useTranslation';
import { useRead } from '@/desk/deskApi';
import { PageHead } from '@/desk/ui/PageHead';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { AlertSettingsForm } from './AlertSettingsForm';
import styles from './DevicePage.module.css';
import { MemberForm } from './MemberForm';

/** Who is told of alerts, and by which code screens are registered: for owners. */
export function FleetSettingsPage() {
  const { t } = useTranslation('devices');
  const { data, error } = useRead(getFleetSettings, undefined);
  return (
    <>
      <div>
        <ButtonLink to="/devices" variant="quiet" size="sm" icon="arrowLeft">
          {t('back')}
        </ButtonLink>
      </div>
      <PageHead title={t('settings')} text={t('settingsText')} />
      {error && !data && <Notice tone="bad">{error.message || t('frame:failed')}</Notice>}
      {data && (
        <div className={styles.panels}>
          <AlertSettingsForm settings={data.alerts} hasSecret={data.has_webhook_secret} />
          <MemberForm
            memberCode={data.member_code}
            hasPasscode={data.has_passcode}
            hasStaffPasscode={data.has_staff_passcode}
          />
        </div>
      )}
    </>
  );
}
