import { changeRelease, removeRelease, type StagedRelease } from '@contract/desk/releases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { useDateText } from '@/desk/ui/dates';
import { Panel } from '@/desk/ui/Panel';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './Releases.module.css';

interface Props {
  release: StagedRelease;
  /** Groups of the dealer's devices. */
  groups: readonly string[];
  devices: number;
}

const STEPS = [0, 1, 5, 10, 25, 50, 75, 100];

/** One version: its rollout stage, which owners change, and the reports of the devices about it. */
export function ReleaseStage({ release, groups, devices }: Props) {
  const { t, i18n } = useTranslation(['desk/releases', 'desk/frame']);
  const dateText = useDateText();
  const mayChange = useMay('owner');
  const [change, { isBusy }] = useWrite(changeRelease);
  const [remove, { isBusy: isWithdrawing }] = useWrite(removeRelease);
  const [failure, setFailure] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { id: String(release.id) };
  const report = ({ error }: { error?: ApiError }) =>
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
  const save = async (body: Parameters<typeof change>[0]['body']) => report(await change({ params, body }));
  const withdraw = async () => {
    report(await remove({ params }));
    setIsRemoving(false);
  };
  const percentText = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const steps = [...new Set([...STEPS, release.percent])].sort((a, b) => a - b);
  const choosable = [...new Set([...groups, ...release.groups])].sort();
  const counts = [
    ['offered', release.offered],
    ['staged', release.staged],
    ['runs', release.running],
    ['refused', release.refused],
  ] as const;
  return (
    <Panel>
      <div className={styles.head}>
        <h2 className={styles.heading}>{release.version}</h2>
        {release.is_paused && <Status tone="warn">{t('paused')}</Status>}
        {release.refused > 0 && <Status tone="bad">{t('rolledBack', { count: release.refused })}</Status>}
        {release.refused === 0 && devices > 0 && release.running === devices && (
          <Status tone="good">{t('everywhere')}</Status>
        )}
      </div>
      <p className={styles.added}>{t('addedAt', { date: dateText(release.created_at), url: release.url })}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} data-tone={name === 'refused' && count > 0 ? 'bad' : undefined}>
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{t('ofDevices', { devices: count, count: devices })}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <>
          <div className={styles.stage}>
            <SelectField
              label={t('percent', { version: release.version })}
              value={String(release.percent)}
              onChange={({ target }) => void save({ percent: Number(target.value) })}
              choices={steps.map((step) => ({ value: String(step), label: percentText.format(step / 100) }))}
            />
            {choosable.length > 0 && (
              <fieldset className={styles.groups}>
                <legend>{t('groups')}</legend>
                {choosable.map((group) => (
                  <CheckboxField
                    key={group}
                    label={group}
                    checked={release.groups.includes(group)}
                    onChange={({ target }) =>
                      // Only this group, because the release does not contain earlier changes until it has been read again.
                      void save(target.checked ? { add_groups: [group] } : { remove_groups: [group] })
                    }
                  />
                ))}
              </fieldset>
            )}
          </div>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              icon={release.is_paused ? 'play' : 'pause'}
              isBusy={isBusy}
              onClick={() => void save({ is_paused: !release.is_paused })}
            >
              {t(release.is_paused ? 'resume' : 'pause')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => setIsRemoving(true)}>
              {t('remove')}
            </Button>
          </div>
        </>
      )}
      <Dialog
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={t('removeTitle', { version: release.version })}
        closeLabel={t('desk/frame:close')}
        size="sm"
        footer={
          <DialogFooter>
            <Button variant="danger" isBusy={isWithdrawing} onClick={() => void withdraw()}>
              {t('remove')}
            </Button>
          </DialogFooter>
        }
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </Panel>
  );
}
