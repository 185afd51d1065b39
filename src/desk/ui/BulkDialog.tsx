import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ApiError, messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { type Choice, SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './BulkDialog.module.css';
import { DialogFooter } from './DialogFooter';
import { EditDialog } from './EditDialog';

/** A property to change in many rows at once. */
export interface BulkChange {
  name: string;
  /** Label of the change: "Add a tag". */
  label: string;
  /** Label of the field for the new value. */
  field: string;
  hint?: string;
  /** The possible values; if absent, the value is typed. */
  choices?: readonly Choice[];
  /** Label of the first choice, whose value is empty. */
  placeholder?: string;
  /** Suggestions while typing. */
  words?: readonly string[];
  /** Message if the value is missing; if absent, the value may be empty. */
  missing?: string;
}

interface Props {
  isOpen: boolean;
  title: string;
  changes: readonly BulkChange[];
  /** Returns the reason of a failure. */
  onSave: (name: string, value: string) => Promise<ApiError | undefined>;
  onClose: (isDone: boolean) => void;
}

/** Changes one property of all selected rows. */
export function BulkDialog({ isOpen, title, changes, onSave, onClose }: Props) {
  const { t } = useTranslation('desk/frame');
  const formId = useId();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, control, reset, formState } = useForm<Record<string, string>>({
    defaultValues: { change: changes[0]?.name ?? '' },
  });
  const name = useWatch({ control, name: 'change' });
  const close = (isDone: boolean) => {
    reset();
    setFailure('');
    onClose(isDone);
  };
  const submit = async (form: Record<string, string>) => {
    const error = await onSave(form.change ?? '', form[`value-${form.change}`]?.trim() ?? '');
    if (error) setFailure(messageOf(error, t('failed')));
    else close(true);
  };
  const change = changes.find((one) => one.name === name);
  const words = `${formId}-words`;
  // Each change has its own field, so that no value of another change remains in it.
  const field = change && {
    label: change.field,
    hint: change.hint,
    error: formState.errors[`value-${name}`] && change.missing,
    ...register(`value-${name}`, {
      shouldUnregister: true,
      validate: (value = '') => change.missing === undefined || value.trim() !== '',
    }),
  };
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen={isOpen}
      onClose={() => close(false)}
      title={title}
      closeLabel={t('close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={formState.isSubmitting}>
            {t('save')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField
          label={t('selection.whatToChange')}
          {...register('change')}
          choices={changes.map((one) => ({ value: one.name, label: one.label }))}
        />
        {change?.choices && field && (
          <SelectField
            key={name}
            {...field}
            choices={change.choices}
            {...(change.placeholder && { placeholder: change.placeholder })}
          />
        )}
        {change && !change.choices && field && (
          <>
            <TextField key={name} {...field} list={words} maxLength={50} autoComplete="off" />
            <datalist id={words}>
              {change.words?.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          </>
        )}
      </form>
    </EditDialog>
  );
}
