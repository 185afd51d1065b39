import { overlays as everyOverlay, fits, type Overlay } from '@contract/desk/clipLook';
import { type Clip, changeClip, orientations, removeClip } from '@contract/desk/media';
import { SITE_PATH } from '@contract/inputs';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { KEEP_EDITS } from '@/desk/ui/liveForm';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { clipTitle } from './clipTexts';
import styles from './Media.module.css';
import { PagePicker } from './PagePicker';
import { ReplaceFile } from './ReplaceFile';

interface Form {
  en: string;
  fr: string;
  link: string;
  orientation: Clip['orientation'];
  fit: Clip['fit'];
  overlays: Overlay[];
  folder: string;
  /** Separated by commas. */
  tags: string;
}

interface Props {
  clip: Clip;
  /** Folders to choose from. */
  folders: readonly string[];
  onClose: () => void;
}

/** Edits title, link, file, folder, tags, look and captions of a clip; a product card takes title and link from its product. */
export function ClipDialog({ clip, folders, onClose }: Props) {
  const { t, i18n } = useTranslation(['desk/media', 'desk/frame']);
  const id = useId();
  const [change, { isBusy }] = useWrite(changeClip);
  const [remove] = useWrite(removeClip);
  const [failure, setFailure] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const [captions, setCaptions] = useState<string | undefined>();
  const [isReplacing, setIsReplacing] = useState(false);
  const { title, link, orientation, fit, overlays, folder, tags } = clip;
  // Someone else may be changing the clip too, so only edited fields are overwritten.
  const { register, handleSubmit, formState, setValue } = useForm<Form>({
    values: {
      en: title.en,
      fr: title.fr,
      link,
      orientation,
      fit,
      overlays,
      folder,
      tags: tags.join(', '),
    },
    resetOptions: KEEP_EDITS,
  });
  const submit = async (form: Form) => {
    const body = {
      title: { en: form.en, fr: form.fr },
      link: form.link,
      orientation: form.orientation,
      fit: form.fit,
      overlays: form.overlays,
      folder: form.folder,
      tags: form.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      ...(captions !== undefined && { captions }),
    };
    const { error } = await change({ params: { id: clip.id }, body });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else onClose();
  };
  const take = async () => {
    const { error } = await remove({ params: { id: clip.id } });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else onClose();
  };
  const isProduct = clip.kind === 'product';
  return (
    <EditDialog
      isDirty={formState.isDirty || captions !== undefined || isReplacing}
      isOpen
      onClose={onClose}
      title={clipTitle(clip, i18n.language)}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button variant="danger" onClick={() => (isRemoving ? void take() : setIsRemoving(true))}>
            {t(isRemoving ? 'reallyRemove' : 'remove')}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t('desk/frame:save')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={id} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isRemoving && (
          <Notice tone="warn">
            {clip.playlists.length > 0
              ? t('removeUsed', { names: clip.playlists.join(', ') })
              : t('removeText')}
          </Notice>
        )}
        {!isProduct && (
          <>
            <TextField label={t('titleEn')} maxLength={200} {...register('en')} />
            <TextField label={t('titleFr')} maxLength={200} {...register('fr')} />
            <TextField
              label={t('link')}
              hint={t('linkHint')}
              error={formState.errors.link && t('linkWrong')}
              {...register('link', { required: true, pattern: SITE_PATH })}
            />
            <PagePicker
              onPick={(path) => setValue('link', path, { shouldDirty: true, shouldValidate: true })}
            />
            <ReplaceFile clip={clip} onBusy={setIsReplacing} />
          </>
        )}
        <TextField
          label={t('folder')}
          hint={t('folderHint')}
          list={`${id}-folders`}
          maxLength={50}
          autoComplete="off"
          {...register('folder')}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={t('tags')}
          hint={t('tagsHint')}
          maxLength={500}
          autoComplete="off"
          {...register('tags')}
        />
        <SelectField
          label={t('orientation')}
          {...register('orientation')}
          choices={orientations.map((value) => ({ value, label: t(`orientations.${value}`) }))}
        />
        {!isProduct && (
          <>
            <SelectField
              label={t('fit')}
              hint={t('fitHint')}
              {...register('fit')}
              choices={fits.map((value) => ({ value, label: t(`fits.${value}`) }))}
            />
            <fieldset className={styles.group}>
              <legend>{t('overlays')}</legend>
              <p>{t('overlaysHint')}</p>
              {everyOverlay.map((value) => (
                <CheckboxField
                  key={value}
                  label={t(`overlay.${value}`)}
                  value={value}
                  {...register('overlays')}
                />
              ))}
            </fieldset>
          </>
        )}
        {clip.kind === 'video' && (
          <>
            <TextField
              label={t('captions')}
              hint={t('captionsHint')}
              type="file"
              accept=".vtt,text/vtt"
              onChange={async ({ target }) => setCaptions(await target.files?.[0]?.text())}
            />
            {clip.captions && captions === undefined && (
              <div>
                <Button size="sm" variant="quiet" onClick={() => setCaptions('')}>
                  {t('removeCaptions')}
                </Button>
              </div>
            )}
          </>
        )}
      </form>
    </EditDialog>
  );
}
