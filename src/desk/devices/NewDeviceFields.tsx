import type { DeviceRow } from '@contract/desk/devices';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import type { DeviceList } from './useDeviceColumns';

export interface NewDeviceForm
  extends Pick<DeviceRow, 'name' | 'type' | 'orientation' | 'store_id' | 'group'> {
  /** Id of the device whose machine is replaced; '' for a new device. */
  replaces: string;
}

/** Whether a screen is a new device, or a new machine for an existing one. */
export function NewDeviceFields({ form, data }: { form: UseFormReturn<NewDeviceForm>; data: DeviceList }) {
  const { t } = useTranslation('desk/devices');
  const { register, control, formState } = form;
  const replaces = useWatch({ control, name: 'replaces' });
  const devices = [...data.devices].sort((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <SelectField
        label={t('whichDevice')}
        {...register('replaces')}
        choices={[
          { value: '', label: t('newDevice') },
          ...devices.map(({ id, name, state }) => ({
            value: id,
            label: t('replaces', { name, state: t(`states.${state}`) }),
          })),
        ]}
      />
      {replaces !== '' && <Notice tone="warn">{t('replaceText')}</Notice>}
      {replaces === '' && (
        <>
          <TextField
            label={t('name')}
            autoComplete="off"
            maxLength={100}
            error={formState.errors.name && t('nameMissing')}
            {...register('name', {
              validate: (value, { replaces: other }) => other !== '' || value.trim() !== '',
            })}
          />
          <SelectField
            label={t('type')}
            {...register('type')}
            choices={(['kiosk', 'tv'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <SelectField
            label={t('orientation')}
            {...register('orientation')}
            choices={(['landscape', 'portrait'] as const).map((value) => ({
              value,
              label: t(`orientations.${value}`),
            }))}
          />
          <SelectField
            label={t('location')}
            placeholder={t('noLocation')}
            {...register('store_id')}
            choices={data.locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            label={t('group')}
            optionalText={t('optional')}
            autoComplete="off"
            maxLength={50}
            {...register('group')}
          />
        </>
      )}
    </>
  );
}
