import { listPlaylists, type PlaylistSummary } from '@contract/desk/playlists';
import { useTranslation } from 'react-i18next';
import { Link, Route, Routes } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { ById } from '@/desk/ui/ById';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { useTargetText } from '@/desk/ui/TargetPicker';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { EditPlaylist, NewPlaylist } from './EditPlaylist';
import { ScreenHours } from './ScreenHours';

const SHOWN_NAMES = 3;

function PlaylistList() {
  const { t } = useTranslation(['desk/playlists', 'desk/screens']);
  const { data, error, refetch } = useRead(listPlaylists, undefined, { pollingInterval: 60_000 });
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
      label: t('desk/screens:for'),
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
        {mayEdit && (
          <ButtonLink to="new" icon="plus">
            {t('create')}
          </ButtonLink>
        )}
      </PageHead>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.playlists}
          columns={columns}
          rowId={({ id }) => String(id)}
          empty={
            <EmptyState
              icon="list"
              title={t('empty')}
              action={
                mayEdit && (
                  <>
                    <ButtonLink to="new" icon="plus">
                      {t('create')}
                    </ButtonLink>
                    <ButtonLink to="/media" variant="secondary" icon="image">
                      {t('openClips')}
                    </ButtonLink>
                  </>
                )
              }
            >
              {t('emptyText')}
            </EmptyState>
          }
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
      <Route
        path=":id"
        element={
          <ById>
            <EditPlaylist />
          </ById>
        }
      />
    </Routes>
  );
}
