import { type Awaiting, decideApprovals, listApprovals } from '@contract/desk/approvals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { ButtonRow } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';

const keyOf = ({ kind, id }: Awaiting) => `${kind} ${id}`;
/** Comments from shoppers trigger no desk event, so poll. */
const POLL_MS = 30_000;

/** Reviews and blog comments that await approval, decided one by one or together. */
export default function ApprovalsPage() {
  const { t } = useTranslation(['desk/approvals', 'desk/frame']);
  const dateText = useDateText();
  const mayEdit = useMay('editor');
  const { data, error, refetch } = useRead(listApprovals, undefined, { pollingInterval: POLL_MS });
  const [decide, { isBusy }] = useWrite(decideApprovals);
  const [selection, setSelection] = useState<string[]>([]);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const run = async (decision: 'approve' | 'reject', rows: readonly Awaiting[]) => {
    const entries = rows.map(({ kind, id }) => ({ kind, id }));
    const result = await decide({ body: { decision, entries } });
    if (result.error)
      return setNotice({ tone: 'bad', text: messageOf(result.error, t('desk/frame:failed')) });
    const decided = rows.map(keyOf);
    setSelection((selected) => selected.filter((key) => !decided.includes(key)));
    setNotice({
      tone: 'good',
      text: t(decision === 'approve' ? 'approved' : 'rejected', { count: result.data.decided }),
    });
  };
  const columns: Column<Awaiting>[] = [
    { id: 'author', label: t('author'), value: ({ author }) => author },
    { id: 'kind', label: t('kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'text',
      label: t('content'),
      value: ({ title, text }) => `${title} ${text}`,
      cell: ({ title, text, rating }) => (
        <div>
          {rating > 0 && <p>{t('stars', { count: rating })}</p>}
          {title && <strong>{title}</strong>}
          <p>{text}</p>
        </div>
      ),
    },
    {
      id: 'about',
      label: t('about'),
      value: ({ about }) => about,
      cell: ({ about, path }) =>
        path ? (
          <a href={path} target="_blank" rel="noopener">
            {about}
          </a>
        ) : (
          about
        ),
    },
    {
      id: 'at',
      label: t('at'),
      value: ({ written_at }) => written_at,
      cell: (row) => dateText(row.written_at),
    },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            label: t('decision'),
            cell: (row: Awaiting) => (
              <ButtonRow>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('approveOf', { name: row.author })}
                  onClick={() => void run('approve', [row])}
                >
                  {t('approve')}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('rejectOf', { name: row.author })}
                  onClick={() => void run('reject', [row])}
                >
                  {t('reject')}
                </Button>
              </ButtonRow>
            ),
          },
        ]
      : []),
  ];
  const selected = (data?.awaiting ?? []).filter((row) => selection.includes(keyOf(row)));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.awaiting}
          columns={columns}
          rowId={keyOf}
          empty={
            <EmptyState icon="check" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
          sortedBy="at"
          {...(mayEdit && { selection, onSelect: setSelection })}
          tools={
            selected.length > 0 && (
              <ButtonRow>
                <Button isBusy={isBusy} onClick={() => void run('approve', selected)}>
                  {t('approveSelected', { count: selected.length })}
                </Button>
                <Button variant="danger" isBusy={isBusy} onClick={() => void run('reject', selected)}>
                  {t('rejectSelected', { count: selected.length })}
                </Button>
              </ButtonRow>
            )
          }
        />
      )}
      {data && data.count > data.awaiting.length && <p>{t('more', { count: data.count })}</p>}
    </>
  );
}
