import { LARGEST_CLIP } from '@contract/desk/media';
import { useRef, useState } from 'react';
import { Button as AriaButton, DropZone, FileTrigger, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { toApiError } from '@/api/http';
import { deskApi } from '@/desk/deskApi';
import { buttonAttributes } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { clipTitle } from './clipTexts';
import styles from './Media.module.css';
import { uploadFile } from './upload';

interface Upload {
  id: number;
  name: string;
  /** 0 to 1. */
  share: number;
  error: string;
  /** A note about the result, if it differs from what the name suggests. */
  note: string;
  controller: AbortController;
}

/** A drop zone for files, and the running uploads with their progress. */
export function Uploads({ canConvert }: { canConvert: boolean }) {
  const { t, i18n } = useTranslation('desk/media');
  const dispatch = useDispatch();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const update = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  async function start(files: readonly File[]): Promise<void> {
    for (const file of files) {
      lastId.current += 1;
      const upload = {
        id: lastId.current,
        name: file.name,
        share: 0,
        error: file.size > LARGEST_CLIP ? t('tooLarge') : file.size === 0 ? t('emptyFile') : '',
        note: '',
        controller: new AbortController(),
      };
      setUploads((all) => [...all, upload]);
      if (upload.error) continue;
      try {
        const onProgress = (share: number) => update(upload.id, { share });
        const clip = await uploadFile(file, onProgress, upload.controller.signal);
        if (clip.is_known) update(upload.id, { note: t('known', { title: clipTitle(clip, i18n.language) }) });
        else remove(upload.id);
        dispatch(deskApi.util.invalidateTags(['media', 'audit']));
      } catch (error) {
        if (upload.controller.signal.aborted) remove(upload.id);
        else update(upload.id, { error: messageOf(toApiError(error), t('lost')) });
      }
    }
  }
  return (
    <>
      <DropZone
        className={styles.drop}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const files = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []));
          await start(await Promise.all(files));
        }}
      >
        <Text slot="label">{t('drop')}</Text>
        <FileTrigger allowsMultiple onSelect={(list) => void start(list ? [...list] : [])}>
          <AriaButton {...buttonAttributes({ variant: 'primary' })}>{t('choose')}</AriaButton>
        </FileTrigger>
        <p>{t(canConvert ? 'formats' : 'formatsWithoutConversion')}</p>
      </DropZone>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map(({ id, name, share, error, note, controller }) => (
            <li key={id}>
              <span>{name}</span>
              {error && (
                <span role="alert" className={styles.error}>
                  {error}
                </span>
              )}
              {note && <span role="status">{note}</span>}
              {!error && !note && (
                <>
                  <progress value={share} max={1} aria-label={t('progressOf', { name })} />
                  <span>{share === 1 ? t('checking') : percent.format(share)}</span>
                </>
              )}
              <IconButton
                icon="close"
                label={t(error || note ? 'dismissUpload' : 'cancelUpload', { name })}
                onClick={() => (error || note ? remove(id) : controller.abort())}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
