import { endMessage, listMessages, type ScreenMessage } from '@contract/desk/messages';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { PageHead } from '@/desk/ui/PageHead';
import { Status } from '@/desk/ui/Status';
import { useTargetText } from '@/desk/ui/TargetPicker';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { WriteMessage } from './WriteMessage';

const REFRESH_MS = 30_000;

/** Messages on the screens: those that are shown, and those of the last 30 days. */
export default function MessagesPage() {
  const { t, i18n } = useTranslation('messages');
  const { data, error } = useRead(listMessages, undefined, { pollingInterval: REFRESH_MS });
  const mayEdit = useMay('editor');
  const dateText = useDateText();
  const targetText = useTargetText();
  const [end] = useWrite(endMessage);
  const [isWriting, setIsWriting] = useState(false);
  const [failure, setFailure] = useState('');
  const isOpen = ({ ends_at }: ScreenMessage) => ends_at === null || Date.parse(ends_at) > Date.now();
  const textOf = ({ text }: ScreenMessage) =>
    (i18n.language === 'fr' ? text.fr : text.en) || text.en || text.fr;
  const columns: Column<ScreenMessage>[] = [
    { id: 'text', label: t('message'), value: textOf },
    {
      id: 'kind',
      label: t('kind'),
      value: ({ is_emergency }) => (is_emergency ? 0 : 1),
      cell: ({ is_emergency }) => (is_emergency ? <Status tone="bad">{t('emergency')}</Status> : t('band')),
    },
    {
      id: 'targets',
      label: t('screens:for'),
      value: ({ targets }) => (data ? targetText(data.choices, targets) : ''),
    },
    {
      id: 'starts',
      label: t('since'),
      value: (row) => row.starts_at,
      cell: (row) => dateText(row.starts_at),
    },
    {
      id: 'ends',
      label: t('until'),
      value: ({ ends_at }) => ends_at ?? '9',
      cell: (row) => (row.ends_at ? dateText(row.ends_at) : t('untilEnded')),
    },
    {
      id: 'state',
      label: t('state'),
      value: (row) => (isOpen(row) ? 0 : 1),
      cell: (row) => {
        if (!isOpen(row)) return <Status tone="neutral">{t('ended')}</Status>;
        if (!mayEdit) return <Status tone="good">{t('shown')}</Status>;
        return (
          <Button
            variant="secondary"
            size="sm"
            onClick={async () => {
              const result = await end({ params: { id: String(row.id) } });
              setFailure(result.error ? result.error.message || t('frame:failed') : '');
            }}
          >
            {t('end')}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayEdit && (
          <Button icon="plus" onClick={() => setIsWriting(true)}>
            {t('write')}
          </Button>
        )}
      </PageHead>
      {(failure || error) && <Notice tone="bad">{failure || error?.message || t('frame:failed')}</Notice>}
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.messages}
          columns={columns}
          rowId={({ id }) => String(id)}
          empty={t('empty')}
          sortedBy="state"
        />
      )}
      {isWriting && data && <WriteMessage choices={data.choices} onClose={() => setIsWriting(false)} />}
    </>
  );
}
