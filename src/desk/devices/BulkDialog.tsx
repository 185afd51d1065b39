import { changeDevices } from '@contract/desk/devices';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '@/config/useTranslation';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';
import { groupsOf, tagsOf } from './deviceFilters';
import type { DeviceList } from './useDeviceColumns';

const changes = ['group', 'add_tags', 'remove_tags', 'store_id'] as const;

interface Form {
  change: (typeof changes)[number];
  word: string;
  store: string;
  oldTag: string;
}

interface Props {
  isOpen: boolean;
  ids: string[];
  data: DeviceList;
  onClose: (isDone: boolean) => void;
}

/** Changes one property of all selected devices. */
export function BulkDialog({ isOpen, ids, data, onClose }: Props) {
  const { t } = useTranslation('devices');
  const formId = useId();
  const [write, { isBusy }] = useWrite(changeDevices);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, control, reset, formState } = useForm<Form>({
    defaultValues: { change: 'group', word: '', store: '', oldTag: '' },
  });
  const change = useWatch({ control, name: 'change' });
  const close = (isDone: boolean) => {
    reset();
    setFailure('');
    onClose(isDone);
  };
  const submit = async ({ word, store, oldTag }: Form) => {
    const values = {
      group: { group: word },
      add_tags: { add_tags: [word] },
      remove_tags: { remove_tags: [oldTag] },
      store_id: { store_id: store },
    }[change];
    const { error } = await write({ body: { ids, ...values } });
    if (error) setFailure(error.message || t('frame:failed'));
    else close(true);
  };
  const tags = tagsOf(data.devices.filter(({ id }) => ids.includes(id)));
  const words = `${formId}-words`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(false)}
      title={t('changeTitle', { count: ids.length })}
      closeLabel={t('frame:close')}
      footer={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {t('frame:save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField
          label={t('whatToChange')}
          {...register('change')}
          choices={changes.map((value) => ({ value, label: t(`changes.${value}`) }))}
        />
        {(change === 'group' || change === 'add_tags') && (
          <>
            <TextField
              label={t(change === 'group' ? 'group' : 'tag')}
              hint={change === 'group' ? t('groupHint') : undefined}
              list={words}
              maxLength={50}
              autoComplete="off"
              error={formState.errors.word && t('tagMissing')}
              {...register('word', { validate: (value) => change === 'group' || value.trim() !== '' })}
            />
            <datalist id={words}>
              {(change === 'group' ? groupsOf(data.devices) : tagsOf(data.devices)).map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          </>
        )}
        {change === 'remove_tags' && (
          <SelectField
            label={t('tag')}
            placeholder={t('chooseTag')}
            error={formState.errors.oldTag && t('tagMissing')}
            {...register('oldTag', { required: true })}
            choices={tags.map((tag) => ({ value: tag, label: tag }))}
          />
        )}
        {change === 'store_id' && (
          <SelectField
            label={t('location')}
            placeholder={t('noLocation')}
            {...register('store')}
            choices={data.locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form>
    </Dialog>
  );
}
