import { listReleases } from '@contract/desk/releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { AddReleaseDialog } from './AddReleaseDialog';
import { ReleaseStage } from './ReleaseStage';
import styles from './Releases.module.css';

/** Heartbeats arrive once a minute. */
const POLL_MS = 30_000;

/** Versions of the kiosk shell: which devices receive them, and the progress of the rollout. */
export default function ReleasesPage() {
  const { t } = useTranslation('desk/releases');
  const mayChange = useMay('owner');
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useRead(listReleases, undefined, { pollingInterval: POLL_MS });
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayChange && (
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && data.versions.length > 0 && (
        <Panel>
          <h2 className={styles.heading}>{t('running')}</h2>
          <ul className={styles.versions}>
            {data.versions.map(({ version, devices }) => (
              <li key={version}>
                <span>{version}</span>
                <progress max={data.devices} value={devices} aria-label={version} />
                <span>{t('ofDevices', { devices, count: data.devices })}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {data?.releases.length === 0 && (
        <EmptyState icon="upload" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data?.releases.map((release) => (
        <ReleaseStage key={release.id} release={release} groups={data.groups} devices={data.devices} />
      ))}
      {isAdding && <AddReleaseDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
