import { cutText } from '@contract/cutText';
import {
  listRequests,
  type RequestStatus,
  requestKinds,
  requestStatuses,
  type ShopperRequest,
} from '@contract/desk/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { CursorPages, useCursorPages } from '@/desk/ui/CursorPages';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { Filters } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SelectField } from '@/ui/SelectField';
import { RequestDialog } from './RequestDialog';

const tones = { open: 'warn', answered: 'good', closed: 'neutral' } as const;
/** Requests from shoppers trigger no desk event, so poll. */
const POLL_MS = 30_000;

type Kind = ShopperRequest['kind'];

/** Contact, quote and swatch requests, which the dealer also receives by email. */
export default function RequestsPage() {
  const { t } = useTranslation(['desk/requests', 'desk/frame']);
  const dateText = useDateText();
  const [status, setStatus] = useState<RequestStatus | ''>('');
  const [kind, setKind] = useState<Kind | ''>('');
  const [opened, setOpened] = useState<ShopperRequest | null>(null);
  const pages = useCursorPages<number>(`${status} ${kind}`, 0);
  const query = { before: pages.before, status, kind };
  const { data, error, isFetching, refetch } = useRead(listRequests, { query }, { pollingInterval: POLL_MS });
  const columns: Column<ShopperRequest>[] = [
    {
      id: 'name',
      label: t('name'),
      value: ({ name }) => name,
      cell: (row) => (
        <Button variant="quiet" size="sm" onClick={() => setOpened(row)}>
          {row.name}
        </Button>
      ),
    },
    {
      id: 'at',
      label: t('at'),
      value: ({ created_at }) => created_at,
      cell: (row) => dateText(row.created_at),
    },
    { id: 'kind', label: t('kind'), value: (row) => t(`kinds.${row.kind}`) },
    {
      id: 'about',
      label: t('about'),
      value: ({ subject, product, message, reference }) =>
        [reference, subject || product || cutText(message, 80)].filter(Boolean).join(' · '),
    },
    {
      id: 'status',
      label: t('status'),
      value: (row) => t(`statuses.${row.status}`),
      cell: (row) => <Status tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Status>,
    },
  ];
  // An open request stays open when it leaves the list because someone else has answered it.
  const current = data?.requests.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Filters>
        <SelectField
          label={t('status')}
          placeholder={t('all')}
          value={status}
          onChange={({ target }) => setStatus(target.value as RequestStatus | '')}
          choices={requestStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <SelectField
          label={t('kind')}
          placeholder={t('all')}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind | '')}
          choices={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <p role="status">{t('open', { count: data.open })}</p>
          <DataTable
            caption={t('title')}
            rows={data.requests}
            columns={columns}
            rowId={({ id }) => String(id)}
            empty={
              status !== '' || kind !== '' ? (
                <EmptyState
                  icon="filter"
                  title={t('none')}
                  action={
                    <Button
                      variant="secondary"
                      onClick={() => {
                        setStatus('');
                        setKind('');
                      }}
                    >
                      {t('desk/frame:clearFilters')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState icon="mail" title={t('nothingYet')}>
                  {t('nothingYetText')}
                </EmptyState>
              )
            }
            hasSearch={false}
          />
          <CursorPages
            pages={pages}
            lastId={data.has_more ? (data.requests.at(-1)?.id ?? 0) : 0}
            isBusy={isFetching}
          />
        </>
      )}
      {current && <RequestDialog key={current.id} request={current} onClose={() => setOpened(null)} />}
    </>
  );
}
