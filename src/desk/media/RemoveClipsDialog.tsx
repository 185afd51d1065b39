import { type Clip, removeClips } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { useClipTexts } from './clipTexts';
import styles from './Media.module.css';

/** Asks for confirmation before deleting the selected clips; lists them and the affected playlists. */
export function RemoveClipsDialog(props: {
  isOpen: boolean;
  clips: readonly Clip[];
  onClose: (isDone: boolean) => void;
}) {
  const { isOpen, clips, onClose } = props;
  const { t } = useTranslation(['desk/media', 'desk/frame']);
  const { titleOf } = useClipTexts();
  const [remove, { isBusy }] = useWrite(removeClips);
  const [failure, setFailure] = useState('');
  const close = (isDone: boolean) => {
    setFailure('');
    onClose(isDone);
  };
  const submit = async () => {
    const { error } = await remove({ body: { ids: clips.map(({ id }) => id) } });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else close(true);
  };
  const names = [...new Set(clips.flatMap(({ playlists }) => playlists))].sort();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(false)}
      title={t('removeTitle', { count: clips.length })}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button variant="danger" isBusy={isBusy} onClick={() => void submit()}>
            {t('reallyRemove')}
          </Button>
          <Button variant="secondary" onClick={() => close(false)}>
            {t('desk/frame:cancel')}
          </Button>
        </DialogFooter>
      }
    >
      <div className={styles.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Notice tone="warn">
          {names.length > 0 ? t('removeAllUsed', { names: names.join(', ') }) : t('removeAllText')}
        </Notice>
        <ul>
          {clips.map((clip) => (
            <li key={clip.id}>{titleOf(clip)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
