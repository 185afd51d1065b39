import type { Clip } from '@contract/desk/media';
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

interface Props {
  item: ListedItem;
  clip: Clip | undefined;
  onChange: (item: ListedItem) => void;
  onClose: () => void;
}

/** Seconds, QR code and times of one item. */
export function ItemSettings({ item, clip, onChange, onClose }: Props) {
  const { t, i18n } = useTranslation(['desk/playlists', 'desk/frame']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={(clip && clipTitle(clip, i18n.language)) || t('missingClip')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button onClick={onClose}>{t('done')}</Button>
        </DialogFooter>
      }
    >
      <div className={styles.fields}>
        {clip?.kind !== 'video' && (
          <TextField
            label={t('secondsShown')}
            type="number"
            min={2}
            max={600}
            defaultValue={item.seconds ?? clip?.seconds ?? ''}
            onChange={({ target }) => {
              const seconds = Math.round(Number(target.value));
              onChange({ ...item, seconds: seconds >= 2 && seconds <= 600 ? seconds : null });
            }}
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
