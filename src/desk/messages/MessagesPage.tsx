import { endMessage, listMessages, type ScreenMessage } from '@contract/desk/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { useTargetText } from '@/desk/ui/TargetPicker';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { messageState, messageStates } from './messageState';
import { WriteMessage } from './WriteMessage';

const REFRESH_MS = 30_000;

const tones = { shown: 'good', planned: 'neutral', ended: 'neutral', withdrawn: 'neutral' } as const;

/** Messages on the screens: current and planned ones, and those of the last 30 days. */
export default function MessagesPage() {
  const { t, i18n } = useTranslation(['desk/messages', 'desk/frame', 'desk/screens']);
  const { data, error, refetch } = useRead(listMessages, undefined, { pollingInterval: REFRESH_MS });
  const mayEdit = useMay('editor');
  const dateText = useDateText();
  const targetText = useTargetText();
  const [end] = useWrite(endMessage);
  const [isWriting, setIsWriting] = useState(false);
  const [failure, setFailure] = useState('');
  const stateOf = (row: ScreenMessage) => messageState(row, Date.parse(data?.now ?? ''));
  const textOf = ({ text }: ScreenMessage) =>
    (i18n.language === 'fr' ? text.fr : text.en) || text.en || text.fr;
  const screensOf = ({ targets }: ScreenMessage) => (data ? targetText(data.choices, targets) : '');
  const endOf = ({ ends_at }: ScreenMessage) => (ends_at ? dateText(ends_at) : t('untilEnded'));
  const phoneText = (row: ScreenMessage) =>
    [
      t(row.is_emergency ? 'emergency' : 'band'),
      screensOf(row),
      t('fromUntil', { from: dateText(row.starts_at), until: endOf(row) }),
    ].join(' · ');
  const actions: Column<ScreenMessage> = {
    id: 'actions',
    label: t('actions'),
    phone: 'line',
    cell: (row) => {
      const state = stateOf(row);
      if (state === 'ended' || state === 'withdrawn') return null;
      return (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('endOf', { action: t(state === 'planned' ? 'withdraw' : 'end'), text: textOf(row) })}
          onClick={async () => {
            const result = await end({ params: { id: String(row.id) } });
            setFailure(result.error ? messageOf(result.error, t('desk/frame:failed')) : '');
          }}
        >
          {t(state === 'planned' ? 'withdraw' : 'end')}
        </Button>
      );
    },
  };
  const columns: Column<ScreenMessage>[] = [
    { id: 'text', label: t('message'), phone: 'head', value: textOf },
    {
      id: 'kind',
      label: t('kind'),
      phone: 'hidden',
      value: ({ is_emergency }) => (is_emergency ? 0 : 1),
      cell: ({ is_emergency }) => (is_emergency ? <Status tone="bad">{t('emergency')}</Status> : t('band')),
    },
    {
      id: 'targets',
      label: t('desk/screens:for'),
      phone: 'hidden',
      value: screensOf,
    },
    {
      id: 'starts',
      label: t('since'),
      phone: 'hidden',
      value: (row) => row.starts_at,
      cell: (row) => dateText(row.starts_at),
    },
    {
      id: 'ends',
      label: t('until'),
      phone: 'hidden',
      value: ({ ends_at }) => ends_at ?? '9',
      cell: endOf,
    },
    {
      id: 'state',
      label: t('state'),
      phone: 'aside',
      value: (row) => messageStates.indexOf(stateOf(row)),
      cell: (row) => (
        <Status tone={tones[stateOf(row)]} icon={stateOf(row) === 'planned' ? 'clock' : undefined}>
          {t(stateOf(row))}
        </Status>
      ),
    },
    ...(mayEdit ? [actions] : []),
  ];
  const writeButton = (
    <Button icon="plus" onClick={() => setIsWriting(true)}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayEdit && writeButton}
      </PageHead>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.messages}
          columns={columns}
          rowId={({ id }) => String(id)}
          empty={
            <EmptyState icon="chat" title={t('empty')} action={mayEdit && writeButton}>
              {t('emptyText')}
            </EmptyState>
          }
          isCompact
          phoneText={phoneText}
          sortedBy="state"
        />
      )}
      {isWriting && data && <WriteMessage choices={data.choices} onClose={() => setIsWriting(false)} />}
    </>
  );
}
