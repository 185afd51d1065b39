import type { Clip } from '@contract/desk/media';
import { ITEM_SECONDS } from '@contract/desk/playlists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clipTitle } from '@/desk/media/clipTexts';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import type { ListedItem } from './ItemList';
import styles from './PlaylistEditor.module.css';
import { ScheduleFields } from './ScheduleFields';

const secondsOf = (text: string) => Math.round(Number(text));
const isPossible = (seconds: number) => seconds >= ITEM_SECONDS.least && seconds <= ITEM_SECONDS.most;

interface Props {
  item: ListedItem;
  clip: Clip | undefined;
  onChange: (item: ListedItem) => void;
  onClose: () => void;
}

/** Seconds, QR code and times of one item. */
export function ItemSettings({ item, clip, onChange, onClose }: Props) {
  const { t, i18n } = useTranslation(['desk/playlists', 'desk/frame']);
  const [typed, setTyped] = useState(String(item.seconds ?? clip?.seconds ?? ''));
  const isWrong = typed !== '' && !isPossible(secondsOf(typed));
  const [initial] = useState(item.seconds);
  const changeSeconds = (text: string) => {
    setTyped(text);
    const typedSeconds = isPossible(secondsOf(text)) ? secondsOf(text) : initial;
    onChange({ ...item, seconds: text === '' ? null : typedSeconds });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={(clip && clipTitle(clip, i18n.language)) || t('missingClip')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button onClick={() => isWrong || onClose()}>{t('done')}</Button>
        </DialogFooter>
      }
    >
      <div className={styles.fields}>
        {clip?.kind !== 'video' && (
          <TextField
            label={t('secondsShown')}
            type="number"
            min={ITEM_SECONDS.least}
            max={ITEM_SECONDS.most}
            value={typed}
            error={isWrong ? t('secondsWrong', ITEM_SECONDS) : undefined}
            onChange={({ target }) => changeSeconds(target.value)}
          />
        )}
        <CheckboxField
          label={t('showQr')}
          checked={item.has_qr}
          onChange={({ target }) => onChange({ ...item, has_qr: target.checked })}
        />
        <ScheduleFields value={item} onChange={(changes) => onChange({ ...item, ...changes })} />
      </div>
    </Dialog>
  );
}
