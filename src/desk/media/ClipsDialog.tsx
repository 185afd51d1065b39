import { type Clip, changeClips } from '@contract/desk/media';
import { useTranslation } from 'react-i18next';
import { useWrite } from '@/desk/deskApi';
import { BulkDialog } from '@/desk/ui/BulkDialog';
import { wordChoices } from '@/desk/ui/FilterFields';
import { foldersOf, tagsOf } from './clipFilters';

interface Props {
  isOpen: boolean;
  clips: readonly Clip[];
  ids: string[];
  onClose: (isDone: boolean) => void;
}

/** Changes folder or tags of all selected clips. */
export function ClipsDialog({ isOpen, clips, ids, onClose }: Props) {
  const { t } = useTranslation('desk/media');
  const [write] = useWrite(changeClips);
  const save = async (name: string, value: string) => {
    const values = name === 'folder' ? { folder: value } : { [name]: [value] };
    return (await write({ body: { ids, ...values } })).error;
  };
  const selected = clips.filter(({ id }) => ids.includes(id));
  return (
    <BulkDialog
      isOpen={isOpen}
      title={t('changeTitle', { count: ids.length })}
      onSave={save}
      onClose={onClose}
      changes={[
        {
          name: 'folder',
          label: t('changes.folder'),
          field: t('folder'),
          hint: t('folderHint'),
          words: foldersOf(clips),
        },
        {
          name: 'add_tags',
          label: t('changes.add_tags'),
          field: t('tag'),
          words: tagsOf(clips),
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
      ]}
    />
  );
}
