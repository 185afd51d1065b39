import { overlays as everyOverlay, fits, type Overlay } from '@contract/desk/clipLook';
import { type Clip, changeClip, orientations, removeClip } from '@contract/desk/media';
import { SITE_PATH } from '@contract/inputs';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/config/useTranslation';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './Media.module.css';

interface Form {
  en: string;
  fr: string;
  link: string;
  orientation: Clip['orientation'];
  fit: Clip['fit'];
  overlays: Overlay[];
}

/** Title, link, orientation and captions of a clip; a product card takes title and link from its product. */
export function ClipDialog({ clip, onClose }: { clip: Clip; onClose: () => void }) {
  const { t } = useTranslation('media');
  const id = useId();
  const [change, { isBusy }] = useWrite(changeClip);
  const [remove] = useWrite(removeClip);
  const [failure, setFailure] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const [captions, setCaptions] = useState<string | undefined>();
  const { title, link, orientation, fit, overlays } = clip;
  const { register, handleSubmit, formState } = useForm<Form>({
    defaultValues: { en: title.en, fr: title.fr, link, orientation, fit, overlays },
  });
  const submit = async (form: Form) => {
    const body = {
      title: { en: form.en, fr: form.fr },
      link: form.link,
      orientation: form.orientation,
      fit: form.fit,
      overlays: form.overlays,
      ...(captions !== undefined && { captions }),
    };
    const { error } = await change({ params: { id: clip.id }, body });
    if (error) setFailure(error.message || t('frame:failed'));
    else onClose();
  };
  const take = async () => {
    const { error } = await remove({ params: { id: clip.id } });
    if (error) setFailure(error.message || t('frame:failed'));
    else onClose();
  };
  const isProduct = clip.kind === 'product';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title.en}
      closeLabel={t('frame:close')}
      footer={
        <>
          <Button variant="danger" onClick={() => (isRemoving ? void take() : setIsRemoving(true))}>
            {t(isRemoving ? 'reallyRemove' : 'remove')}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t('frame:save')}
          </Button>
        </>
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
          </>
        )}
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
    </Dialog>
  );
}
