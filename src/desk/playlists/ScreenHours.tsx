import { listScreenHours, saveScreenHours } from '@contract/desk/playlists';
import type { Target } from '@contract/desk/targets';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DateTimeField } from '@/desk/ui/DateTimeField';
import { Panel } from '@/desk/ui/Panel';
import { TargetPicker } from '@/desk/ui/TargetPicker';
import { INCOMPLETE } from '@/desk/ui/timeInput';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import styles from './PlaylistEditor.module.css';

/** The hours in which screens are dark, for several screens at once. */
export function ScreenHours() {
  const { t } = useTranslation('playlists');
  const { data } = useRead(listScreenHours, undefined);
  const mayEdit = useMay('editor');
  const [save, { isBusy }] = useWrite(saveScreenHours);
  const [isOpen, setIsOpen] = useState(false);
  const [targets, setTargets] = useState<Target[]>([{ kind: 'all', value: '' }]);
  const [from, setFrom] = useState('21:00');
  const [until, setUntil] = useState('08:00');
  const [failure, setFailure] = useState('');
  if (!data) return null;
  const dark = data.screens.filter(({ screen_off }) => screen_off !== null);
  const apply = async (screenOff: { from: string; until: string } | null) => {
    if (screenOff && [from, until].includes(INCOMPLETE)) return setFailure(t('frame:incompleteDate'));
    const { error } = await save({ body: { targets, screen_off: screenOff } });
    setFailure(error ? error.message || t('frame:failed') : '');
    if (!error) setIsOpen(false);
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
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('darkTitle')}
        closeLabel={t('frame:close')}
        footer={
          <>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void apply(null)}>
              {t('alwaysOn')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void apply({ from, until })}>
              {t('frame:save')}
            </Button>
          </>
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
          <TargetPicker choices={data.choices} value={targets} onChange={setTargets} />
        </div>
      </Dialog>
    </Panel>
  );
}
