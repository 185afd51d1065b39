import { changeDevices } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import { useWrite } from '@/desk/deskApi';
import { BulkDialog } from '@/desk/ui/BulkDialog';
import { wordChoices } from '@/desk/ui/FilterFields';
import { groupsOf, tagsOf } from './deviceFilters';
import type { DeviceList } from './useDeviceColumns';

interface Props {
  isOpen: boolean;
  ids: string[];
  data: DeviceList;
  onClose: (isDone: boolean) => void;
}

/** Changes group, tags or location of all selected devices. */
export function DevicesDialog({ isOpen, ids, data, onClose }: Props) {
  const { t } = useTranslation('desk/devices');
  const [write] = useWrite(changeDevices);
  const save = async (name: string, value: string) => {
    const values = {
      group: { group: value },
      add_tags: { add_tags: [value] },
      remove_tags: { remove_tags: [value] },
      store_id: { store_id: value },
    }[name];
    return (await write({ body: { ids, ...values } })).error;
  };
  const selected = data.devices.filter(({ id }) => ids.includes(id));
  return (
    <BulkDialog
      isOpen={isOpen}
      title={t('changeTitle', { count: ids.length })}
      onSave={save}
      onClose={onClose}
      changes={[
        {
          name: 'group',
          label: t('changes.group'),
          field: t('group'),
          hint: t('groupHint'),
          words: groupsOf(data.devices),
        },
        {
          name: 'add_tags',
          label: t('changes.add_tags'),
          field: t('tag'),
          words: tagsOf(data.devices),
          missing: t('tagMissing'),
        },
        {
          name: 'remove_tags',
          label: t('changes.remove_tags'),
          field: t('tag'),
          choices: wordChoices(tagsOf(selected)),
          placeholder: t('chooseTag'),
          missing: t('tagMissing'),
        },
        {
          name: 'store_id',
          label: t('changes.store_id'),
          field: t('location'),
          choices: data.locations.map(({ id, name }) => ({ value: id, label: name })),
          placeholder: t('noLocation'),
        },
      ]}
    />
  );
}
