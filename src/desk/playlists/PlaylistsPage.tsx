import { listPlaylists, type PlaylistSummary } from '@contract/desk/playlists';
import { Link, Route, Routes } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { PageHead } from '@/desk/ui/PageHead';
import { useTargetText } from '@/desk/ui/TargetPicker';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { EditPlaylist, NewPlaylist } from './EditPlaylist';
import { ScreenHours } from './ScreenHours';

const SHOWN_NAMES = 3;

function PlaylistList() {
  const { t } = useTranslation('playlists');
  const { data, error } = useRead(listPlaylists, undefined, { pollingInterval: 60_000 });
  const mayEdit = useMay('editor');
  const targetText = useTargetText();
  const columns: Column<PlaylistSummary>[] = [
    {
      id: 'name',
      label: t('name'),
      value: ({ name }) => name,
      cell: ({ id, name }) => <Link to={String(id)}>{name}</Link>,
    },
    { id: 'items', label: t('items'), value: ({ items }) => items },
    { id: 'priority', label: t('priority'), value: ({ priority }) => priority },
    {
      id: 'targets',
      label: t('screens:for'),
      value: ({ targets }) => (data ? targetText(data.choices, targets) : ''),
    },
    {
      id: 'shown',
      label: t('shownNow'),
      value: ({ shown_on }) => shown_on.length,
      cell: ({ shown_on, screens }) => (
        <span title={shown_on.join(', ')}>
          {t('shownOn', { count: shown_on.length, screens })}
          {shown_on.length > 0 && `: ${shown_on.slice(0, SHOWN_NAMES).join(', ')}`}
          {shown_on.length > SHOWN_NAMES && ' …'}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayEdit && <ButtonLink to="new">{t('create')}</ButtonLink>}
      </PageHead>
      {error && <Notice tone="bad">{error.message || t('frame:failed')}</Notice>}
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.playlists}
          columns={columns}
          rowId={({ id }) => String(id)}
          empty={t('empty')}
          sortedBy="name"
        />
      )}
      <ScreenHours />
    </>
  );
}

/** Playlists of staff: the list, and the editor of one. */
export default function PlaylistsPage() {
  return (
    <Routes>
      <Route index element={<PlaylistList />} />
      <Route path="new" element={<NewPlaylist />} />
      <Route path=":id" element={<EditPlaylist />} />
    </Routes>
  );
}
