import { listScreenHours, saveScreenHours } from '@contract/desk/playlists';
import type { Target } from '@contract/desk/targets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DateTimeField } from '@/desk/ui/DateTimeField';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { screensOfTargets, TargetPicker } from '@/desk/ui/TargetPicker';
import { INCOMPLETE } from '@/desk/ui/timeInput';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './PlaylistEditor.module.css';

const EVERY_SCREEN: Target[] = [{ kind: 'all', value: '' }];
const NIGHT = { from: '21:00', until: '08:00' };

/** The hours during which screens are turned off, for several screens at once. */
export function ScreenHours() {
  const { t } = useTranslation(['desk/playlists', 'desk/frame', 'desk/screens']);
  const { data, error: unread, refetch } = useRead(listScreenHours, undefined);
  const mayEdit = useMay('editor');
  const [save, { isBusy }] = useWrite(saveScreenHours);
  const [isOpen, setIsOpen] = useState(false);
  const [targets, setTargets] = useState(EVERY_SCREEN);
  const [from, setFrom] = useState(NIGHT.from);
  const [until, setUntil] = useState(NIGHT.until);
  const [failure, setFailure] = useState('');
  if (!data)
    return (
      <Panel>
        <h2>{t('darkTitle')}</h2>
        <ReadState data={data} error={unread} refetch={refetch} />
      </Panel>
    );
  const { choices } = data;
  const isDirty = targets !== EVERY_SCREEN || from !== NIGHT.from || until !== NIGHT.until;
  const close = () => {
    setIsOpen(false);
    setTargets(EVERY_SCREEN);
    setFrom(NIGHT.from);
    setUntil(NIGHT.until);
    setFailure('');
  };
  const dark = data.screens.filter(({ screen_off }) => screen_off !== null);
  const apply = async (screenOff: { from: string; until: string } | null) => {
    if (screenOff && [from, until].includes(INCOMPLETE)) return setFailure(t('desk/frame:incompleteDate'));
    if (screensOfTargets(choices, targets).length === 0) return setFailure(t('desk/screens:missing'));
    const { error } = await save({ body: { targets, screen_off: screenOff } });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else close();
  };
  return (
    <Panel>
      <h2>{t('darkTitle')}</h2>
      <p>{t('darkText')}</p>
      {dark.length === 0 ? (
        <p>{t('neverDark')}</p>
      ) : (
        <ul>
          {dark.map(({ id, name, screen_off: off }) => (
            <li key={id}>
              {name}: {off?.from} – {off?.until}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <div>
          <Button variant="secondary" icon="clock" onClick={() => setIsOpen(true)}>
            {t('setHours')}
          </Button>
        </div>
      )}
      <EditDialog
        isDirty={isDirty}
        isOpen={isOpen}
        onClose={close}
        title={t('darkTitle')}
        closeLabel={t('desk/frame:close')}
        footer={
          <DialogFooter>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void apply(null)}>
              {t('alwaysOn')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void apply({ from, until })}>
              {t('desk/frame:save')}
            </Button>
          </DialogFooter>
        }
      >
        <div className={styles.fields}>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className={styles.pair}>
            <DateTimeField
              label={t('darkFrom')}
              type="time"
              value={from}
              onChange={(time) => setFrom(time || INCOMPLETE)}
            />
            <DateTimeField
              label={t('darkUntil')}
              type="time"
              value={until}
              onChange={(time) => setUntil(time || INCOMPLETE)}
            />
          </div>
          <TargetPicker choices={choices} value={targets} onChange={setTargets} />
        </div>
      </EditDialog>
    </Panel>
  );
}
