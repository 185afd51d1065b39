import { type Clip, listMedia } from '@contract/desk/media';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DataTable } from '@/desk/ui/DataTable';
import { FilterFields, wordChoices } from '@/desk/ui/FilterFields';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { SelectionBar } from '@/desk/ui/SelectionBar';
import { useFilters } from '@/desk/ui/useFilters';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ClipDialog } from './ClipDialog';
import { ClipsDialog } from './ClipsDialog';
import { filterNames, foldersOf, matchesFilters, tagsOf, uses } from './clipFilters';
import { ProductDialog } from './ProductDialog';
import { RemoveClipsDialog } from './RemoveClipsDialog';
import { Uploads } from './Uploads';
import { useClipColumns } from './useClipColumns';

const CONVERTING_POLL_MS = 3_000;
const NONE: readonly Clip[] = [];
const kinds = ['video', 'image', 'product'] as const;

/** Clips, images and product cards that playlists show. */
export default function MediaPage() {
  const { t } = useTranslation('desk/media');
  const mayEdit = useMay('editor');
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error, refetch } = useRead(listMedia, undefined, {
    pollingInterval: isWaiting ? CONVERTING_POLL_MS : 0,
  });
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [selection, setSelection] = useState<string[]>([]);
  const [openDialog, setOpenDialog] = useState<'change' | 'remove' | null>(null);
  const [filters, setFilter] = useFilters(filterNames);
  const columns = useClipColumns(mayEdit ? setEditedId : null);
  const clips = data?.clips ?? NONE;
  const key = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key identifies the filters, which are a new object each time
  const rows = useMemo(() => clips.filter((clip) => matchesFilters(clip, filters)), [clips, key]);
  const selected = rows.filter(({ id }) => selection.includes(id));
  const ids = selected.map(({ id }) => id);
  const hasConverting = clips.some((clip) => [clip.state, clip.replacement].includes('converting'));
  if (hasConverting !== isWaiting) setIsWaiting(hasConverting);
  const edited = clips.find(({ id }) => id === editedId);
  const choicesOf = {
    kind: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    folder: wordChoices(foldersOf(clips)),
    tag: wordChoices(tagsOf(clips)),
    use: uses.map((value) => ({ value, label: t(`uses.${value}`) })),
  };
  const close = (isDone: boolean) => {
    setOpenDialog(null);
    if (isDone) setSelection([]);
  };
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayEdit && (
          <Button variant="secondary" icon="tag" onClick={() => setIsAdding(true)}>
            {t('addProduct')}
          </Button>
        )}
      </PageHead>
      <ReadState data={data} error={error} refetch={refetch} />
      {mayEdit && <Uploads canConvert={data?.can_convert ?? true} />}
      {data && (
        <DataTable
          caption={t('title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          isCompact
          {...(mayEdit && { selection: ids, onSelect: setSelection })}
          canSelect={({ is_fixed }) => !is_fixed}
          empty={
            clips.length === 0 ? (
              <EmptyState icon="image" title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <EmptyState
                icon="filter"
                title={t('noneFiltered')}
                action={<ButtonLink to="/media">{t('showAll')}</ButtonLink>}
              />
            )
          }
          tools={
            clips.length > 0 && (
              <>
                <FilterFields
                  fields={filterNames.map((name) => ({
                    name,
                    label: t(`filters.${name}`),
                    any: t(`filters.${name}Any`),
                    choices: choicesOf[name],
                  }))}
                  filters={filters}
                  onChange={setFilter}
                />
                {selected.length > 0 && (
                  <SelectionBar
                    text={t('selected', { count: selected.length })}
                    onChange={() => setOpenDialog('change')}
                    onClear={() => setSelection([])}
                  >
                    <Button size="sm" variant="danger" onClick={() => setOpenDialog('remove')}>
                      {t('removeSelected')}
                    </Button>
                  </SelectionBar>
                )}
              </>
            )
          }
        />
      )}
      {edited && (
        <ClipDialog
          key={edited.id}
          clip={edited}
          folders={foldersOf(clips)}
          onClose={() => setEditedId(null)}
        />
      )}
      <ClipsDialog isOpen={openDialog === 'change'} clips={clips} ids={ids} onClose={close} />
      <RemoveClipsDialog isOpen={openDialog === 'remove'} clips={selected} onClose={close} />
      {isAdding && <ProductDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
