import { addRelease } from '@contract/desk/releases';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import styles from './Releases.module.css';

interface Form {
  version: string;
  url: string;
  sha256: string;
  size: string;
  signature: string;
  public_key: string;
}

const patterns = {
  version: /^\s*\d+\.\d+\.\d+\s*$/,
  url: /^\s*\S+\s*$/,
  sha256: /^\s*[\da-f]{64}\s*$/i,
  size: /^\s*[1-9]\d*\s*$/,
  signature: /^\s*[A-Za-z\d+/=]{80,120}\s*$/,
};
const fields = ['version', 'url', 'sha256', 'size', 'signature'] as const;

/** Adds a version from the values printed by its build. Initially it is offered to no device. */
export function AddReleaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk/releases', 'desk/frame']);
  const formId = useId();
  const [add, { isBusy }] = useWrite(addRelease);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<Form>();
  const { errors } = formState;

  async function submit(form: Form): Promise<void> {
    const body = {
      version: form.version.trim(),
      url: form.url.trim(),
      sha256: form.sha256.trim().toLowerCase(),
      size: Number(form.size),
      signature: form.signature.trim(),
      public_key: form.public_key.trim(),
    };
    const { error } = await add({ body });
    if (error) {
      const invalid = fields.find((name) => error.fields[name] !== undefined);
      if (invalid) setError(invalid, { message: t(`errors.${invalid}`) });
      return setFailure(invalid ? '' : messageOf(error, t('desk/frame:failed')));
    }
    onClose();
  }

  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('add')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('add')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <p>{t('addText')}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            autoComplete="off"
            spellCheck={false}
            error={errors[name] && (errors[name].message || t(`missing.${name}`))}
            {...register(name, { required: true, pattern: patterns[name] })}
          />
        ))}
        <TextAreaField
          label={t('fields.public_key')}
          hint={t('hints.public_key')}
          rows={4}
          spellCheck={false}
          error={errors.public_key && t('missing.public_key')}
          {...register('public_key', { required: true, pattern: /BEGIN PUBLIC KEY/ })}
        />
      </form>
    </EditDialog>
  );
}
