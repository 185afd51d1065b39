import { changeDevice, type DeviceRow, listDevices } from '@contract/desk/devices';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { KEEP_EDITS } from '@/desk/ui/liveForm';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';

interface Form extends Pick<DeviceRow, 'name' | 'type' | 'orientation' | 'store_id' | 'group'> {
  /** Separated by commas. */
  tags: string;
}

/** Changes name, kind, location, group and tags of a device. */
export function DeviceDialog({ device, onClose }: { device: DeviceRow; onClose: () => void }) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const formId = useId();
  const { data } = useRead(listDevices, undefined);
  const [write, { isBusy }] = useWrite(changeDevice);
  const [failure, setFailure] = useState('');
  const { name, type, orientation, store_id, group, tags } = device;
  // Polling yields a new object every ten seconds; the form must preserve what is typed.
  const { register, handleSubmit, formState } = useForm<Form>({
    values: { name, type, orientation, store_id, group, tags: tags.join(', ') },
    resetOptions: KEEP_EDITS,
  });
  const submit = async (form: Form) => {
    const words = form.tags.split(',').map((tag) => tag.trim());
    const body = { ...form, tags: words.filter(Boolean) };
    const { error } = await write({ params: { id: device.id }, body });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    if (!error) onClose();
  };
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('changeDevice')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('desk/frame:save')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label={t('name')}
          maxLength={100}
          autoComplete="off"
          error={formState.errors.name && t('nameMissing')}
          {...register('name', { validate: (value) => value.trim() !== '' })}
        />
        <SelectField
          label={t('type')}
          {...register('type')}
          choices={(['kiosk', 'tv'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <SelectField
          label={t('orientation')}
          hint={t('orientationHint')}
          {...register('orientation')}
          choices={(['landscape', 'portrait'] as const).map((value) => ({
            value,
            label: t(`orientations.${value}`),
          }))}
        />
        {data && (
          <SelectField
            label={t('location')}
            placeholder={t('noLocation')}
            {...register('store_id')}
            choices={data.locations.map((one) => ({ value: one.id, label: one.name }))}
          />
        )}
        <TextField
          label={t('group')}
          optionalText={t('optional')}
          maxLength={50}
          autoComplete="off"
          {...register('group')}
        />
        <TextField
          label={t('tags')}
          optionalText={t('optional')}
          hint={t('tagsHint')}
          maxLength={500}
          autoComplete="off"
          {...register('tags')}
        />
      </form>
    </EditDialog>
  );
}
