import { LARGEST_CLIP } from '@contract/desk/media';
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
import { addUpload, removeUpload, updateUpload, useUploads } from './uploadList';

/** A drop zone for files, and the running uploads with their progress. */
export function Uploads({ canConvert }: { canConvert: boolean }) {
  const { t, i18n } = useTranslation('desk/media');
  const dispatch = useDispatch();
  const uploads = useUploads();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });

  async function start(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const problem = file.size > LARGEST_CLIP ? t('tooLarge') : file.size === 0 ? t('emptyFile') : '';
      const upload = addUpload({ name: file.name, error: problem });
      if (problem) continue;
      try {
        const onProgress = (share: number) => updateUpload(upload.id, { share });
        const clip = await uploadFile(file, onProgress, upload.controller.signal);
        if (clip.is_known)
          updateUpload(upload.id, { note: t('known', { title: clipTitle(clip, i18n.language) }) });
        else removeUpload(upload.id);
        dispatch(deskApi.util.invalidateTags(['media', 'audit']));
      } catch (error) {
        if (upload.controller.signal.aborted) removeUpload(upload.id);
        else updateUpload(upload.id, { error: messageOf(toApiError(error), t('lost')) });
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
                onClick={() => (error || note ? removeUpload(id) : controller.abort())}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
