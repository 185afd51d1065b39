import { changeDeviceSettings } from '@contract/desk/commands';
import { type RemoteSettings, remoteSettings } from '@contract/kioskSettings';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './Commands.module.css';

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1000;
const windows = ['quietHours', 'downloadWindow', 'maintenanceWindow'] as const;
const sizes = ['mediaBudget', 'diskReserve', 'memoryCeiling'] as const;
/** The form's value for "at any hour" and "without limit". */
const NONE = 'none';

/** All fields are strings; an empty one leaves the setting unchanged. */
type Form = Record<string, string>;

/** The settings that the form changes. */
function settingsOf(form: Form): unknown {
  const changes: Record<string, unknown> = {};
  if (form.captions) changes.captions = form.captions === 'on';
  if (form.rotation) changes.rotation = Number(form.rotation);
  if (form.display) changes.display = form.display === NONE ? null : Number(form.display);
  for (const name of sizes) if (form[name]) changes[name] = Math.round(Number(form[name]) * MEGABYTE);
  for (const name of windows) {
    const [from, until] = [form[`${name}From`], form[`${name}Until`]];
    if (from === NONE) changes[name] = null;
    else if (from || until) changes[name] = [from, until].map((hour) => (hour ? Number(hour) : null));
  }
  if (form.downloadRate === NONE) changes.downloadRate = null;
  else if (form.downloadRate) changes.downloadRate = Math.round(Number(form.downloadRate) * KILOBYTE);
  return changes;
}

/** More displays can be configured on the machine. */
const DISPLAYS = [1, 2, 3, 4];
const RATES = [100, 250, 500, 1000, 2500, 5000, 10_000];

/** Changes settings of devices. Empty fields leave their settings unchanged. */
export function SettingsDialog({ ids, onClose }: Props) {
  const { t, i18n } = useTranslation(['desk/commands', 'desk/frame']);
  const formId = useId();
  const [change, { isBusy }] = useWrite(changeDeviceSettings);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<Form>();
  const number = new Intl.NumberFormat(i18n.language);

  async function submit(form: Form): Promise<void> {
    const parsed = z.safeParse(remoteSettings, settingsOf(form));
    if (!parsed.success) {
      const name = String(parsed.error.issues[0]?.path[0] ?? '');
      return setFailure(t('invalidSetting', { name: t(`settingNames.${name}`, { defaultValue: name }) }));
    }
    const settings: RemoteSettings = parsed.data;
    if (Object.keys(settings).length === 0) return setFailure(t('nothingChanged'));
    const { error } = await change({ body: { device_ids: [...ids], settings } });
    if (error) return setFailure(messageOf(error, t('desk/frame:failed')));
    onClose();
  }

  const unchanged = { value: '', label: t('unchanged') };
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: t('hour', { hour }),
  }));
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('changeSettings', { count: ids.length })}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('sendSettings')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <p>{t('settingsHelp')}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={styles.pair}>
          <SelectField
            label={t('settingNames.captions')}
            {...register('captions')}
            choices={[unchanged, { value: 'on', label: t('on') }, { value: 'off', label: t('off') }]}
          />
          <SelectField
            label={t('settingNames.rotation')}
            {...register('rotation')}
            choices={[
              unchanged,
              ...[0, 90, 180, 270].map((value) => ({ value: String(value), label: `${value}°` })),
            ]}
          />
          <SelectField
            label={t('settingNames.display')}
            {...register('display')}
            choices={[
              unchanged,
              { value: NONE, label: t('noLimit.display') },
              ...DISPLAYS.map((display) => ({
                value: String(display),
                label: t('displayNumber', { number: display }),
              })),
            ]}
          />
        </div>
        <p>{t('hoursHelp')}</p>
        {windows.map((name) => (
          <div key={name} className={styles.pair}>
            <SelectField
              label={t('from', { name: t(`settingNames.${name}`, { defaultValue: name }) })}
              {...register(`${name}From`)}
              choices={[
                unchanged,
                ...(name === 'quietHours' ? [] : [{ value: NONE, label: t(`noLimit.${name}`) }]),
                ...hours,
              ]}
            />
            <SelectField
              label={t('until', { name: t(`settingNames.${name}`, { defaultValue: name }) })}
              {...register(`${name}Until`)}
              choices={[unchanged, ...hours]}
            />
          </div>
        ))}
        <SelectField
          label={t('settingNames.downloadRate')}
          {...register('downloadRate')}
          choices={[
            unchanged,
            { value: NONE, label: t('noLimit.downloadRate') },
            ...RATES.map((rate) => ({
              value: String(rate),
              label: t('perSecond', { amount: `${number.format(rate)} kB` }),
            })),
          ]}
        />
        {sizes.map((name) => (
          <TextField
            key={name}
            inputMode="numeric"
            label={t('inMegabytes', { name: t(`settingNames.${name}`, { defaultValue: name }) })}
            {...register(name)}
          />
        ))}
      </form>
    </EditDialog>
  );
}
