import { getDevice } from '@contract/desk/devices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { useDeskSession, useMay } from '@/desk/session';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { LoadingScreen, ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { DeviceDialog } from './DeviceDialog';
import styles from './DevicePage.module.css';
import { visiblePanels } from './devicePanels';
import { stateTones, useDeviceTexts } from './deviceTexts';
import { RevokeDialog } from './RevokeDialog';
import { ShowingCell } from './ShowingCell';

const POLL_MS = 10_000;
const NOT_FOUND = 404;

/** One device: its state in words, what it reported last, and the panels of other parts of the desk. */
export function DevicePage() {
  const { t } = useTranslation('desk/devices');
  const { id = '' } = useParams();
  const { person } = useDeskSession();
  const mayEdit = useMay('editor');
  const texts = useDeviceTexts();
  const { data, error, refetch } = useRead(getDevice, { params: { id } }, { pollingInterval: POLL_MS });
  const [dialog, setDialog] = useState<'' | 'change' | 'revoke'>('');
  const back = (
    <ButtonLink to="/devices" variant="quiet" size="sm" icon="arrowLeft">
      {t('back')}
    </ButtonLink>
  );
  if (error?.status === NOT_FOUND && !data) return <EmptyState title={t('unknownDevice')} action={back} />;
  if (!data) return error ? <ReadState data={data} error={error} refetch={refetch} /> : <LoadingScreen />;
  const { device } = data;
  return (
    <>
      <div>{back}</div>
      <PageHead
        title={device.name}
        text={[texts.kindText(device), data.location, device.group].filter(Boolean).join(' · ')}
      >
        {mayEdit && (
          <Button variant="secondary" icon="edit" onClick={() => setDialog('change')}>
            {t('change')}
          </Button>
        )}
        {mayEdit && device.state !== 'revoked' && (
          <Button variant="secondary" icon="lock" onClick={() => setDialog('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </PageHead>
      <p className={styles.state}>
        {device.alerts
          .filter((kind) => kind !== 'offline' || device.state !== 'offline')
          .map((kind) => (
            <Status key={kind} tone="bad">
              {texts.alertText(kind)}
            </Status>
          ))}
        <Status tone={stateTones[device.state]}>{texts.stateText(device.state)}</Status>
        <span>
          {t(`stateTexts.${device.state}`, {
            time: device.seen_at ? texts.agoText(device.seen_at, data.now) : '',
          })}
        </span>
      </p>
      <Panel label={t('showing')}>
        <div className={styles.showing}>
          <ShowingCell device={device} now={data.now} isLarge />
          <ButtonLink
            to={`/devices/screen/${encodeURIComponent(id)}/day`}
            variant="secondary"
            icon="calendar"
          >
            {t('openDay')}
          </ButtonLink>
        </div>
      </Panel>
      <div className={styles.panels}>
        {visiblePanels(person.role).map(({ file, Component }) => (
          <Component key={file} details={data} />
        ))}
      </div>
      {dialog === 'change' && <DeviceDialog device={device} onClose={() => setDialog('')} />}
      {dialog === 'revoke' && <RevokeDialog device={device} onClose={() => setDialog('')} />}
    </>
  );
}
