import { getFleetSettings } from '@contract/desk/alerts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { LeaveGuard } from '@/desk/ui/LeaveGuard';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { ButtonLink } from '@/ui/ButtonLink';
import { AlertSettingsForm } from './AlertSettingsForm';
import styles from './DevicePage.module.css';
import { LocationZones } from './LocationZones';
import { MemberForm } from './MemberForm';

/** Who is notified of alerts, the code with which screens are registered, and their time zones; for owners. */
export function FleetSettingsPage() {
  const { t } = useTranslation('desk/devices');
  const [hasAlertEdits, setAlertEdits] = useState(false);
  const [hasMemberEdits, setMemberEdits] = useState(false);
  const { data, error, refetch } = useRead(getFleetSettings, undefined);
  return (
    <>
      <div>
        <ButtonLink to="/devices" variant="quiet" size="sm" icon="arrowLeft">
          {t('back')}
        </ButtonLink>
      </div>
      <LeaveGuard isDirty={hasAlertEdits || hasMemberEdits} />
      <PageHead title={t('settings')} text={t('settingsText')} />
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <div className={styles.panels}>
          <AlertSettingsForm
            settings={data.alerts}
            hasSecret={data.has_webhook_secret}
            onDirty={setAlertEdits}
          />
          <MemberForm
            memberCode={data.member_code}
            hasPasscode={data.has_passcode}
            hasStaffPasscode={data.has_staff_passcode}
            onDirty={setMemberEdits}
          />
          <LocationZones />
        </div>
      )}
    </>
  );
}
