import {
  type EmailState,
  emailStates,
  getOutboxHtml,
  giveUpEmail,
  listOutbox,
  type OutboxEmail,
  sendAgain,
} from '@contract/desk/outbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { deskUrl, useRead, useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { CursorPages, useCursorPages } from '@/desk/ui/CursorPages';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { ButtonRow, Filters } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './OutboxPage.module.css';

const tones = { waiting: 'warn', sent: 'good', failed: 'bad' } as const;
const POLL_MS = 15_000;

/** The emails of the shop: pending, sent, and failed with the reason. */
export default function OutboxPage() {
  const { t } = useTranslation(['desk/outbox', 'desk/frame']);
  const dateText = useDateText();
  const mayEdit = useMay('editor');
  const [state, setState] = useState<EmailState | ''>('');
  const [opened, setOpened] = useState<OutboxEmail | null>(null);
  const [failure, setFailure] = useState('');
  const pages = useCursorPages<number>(state, 0);
  const query = { before: pages.before, state };
  const { data, error, isFetching, refetch } = useRead(listOutbox, { query }, { pollingInterval: POLL_MS });
  const [send] = useWrite(sendAgain);
  const [giveUp] = useWrite(giveUpEmail);
  const run = async (write: typeof send | typeof giveUp, { id }: OutboxEmail) => {
    const result = await write({ params: { id: String(id) } });
    setFailure(result.error ? messageOf(result.error, t('desk/frame:failed')) : '');
  };
  const stateText = (email: OutboxEmail) => {
    if (email.state === 'sent' && email.sent_at) return t('sentAt', { date: dateText(email.sent_at) });
    // The server stores its own reasons in English; any other is the mail server's.
    const reason = email.reason && t(`reasons.${email.reason}`, { defaultValue: email.reason });
    if (reason) return t('failedWith', { count: email.attempts, reason });
    return email.next_attempt_at ? t('nextAt', { date: dateText(email.next_attempt_at) }) : '';
  };
  const columns: Column<OutboxEmail>[] = [
    {
      id: 'subject',
      label: t('subject'),
      value: ({ subject }) => subject,
      cell: (row) =>
        row.contents === 'shown' ? (
          <Button variant="quiet" size="sm" onClick={() => setOpened(row)}>
            {row.subject}
          </Button>
        ) : (
          <div>
            {row.subject}
            <p className={styles.soft}>{t(row.contents)}</p>
          </div>
        ),
    },
    { id: 'recipient', label: t('recipient'), value: ({ recipient }) => recipient },
    { id: 'kind', label: t('kind'), value: ({ kind }) => t(`kinds.${kind}`, { defaultValue: kind }) },
    {
      id: 'written',
      label: t('written'),
      value: (row) => row.written_at,
      cell: (row) => dateText(row.written_at),
    },
    {
      id: 'state',
      label: t('state'),
      value: (row) => t(`states.${row.state}`),
      cell: (row) => (
        <div>
          <Status tone={tones[row.state]}>{t(`states.${row.state}`)}</Status>
          <p className={styles.soft}>{stateText(row)}</p>
        </div>
      ),
    },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            label: t('actions'),
            cell: (row: OutboxEmail) =>
              row.state !== 'sent' && (
                <ButtonRow>
                  <Button variant="secondary" size="sm" onClick={() => void run(send, row)}>
                    {t(row.state === 'failed' ? 'sendAgain' : 'sendNow')}
                  </Button>
                  {row.state === 'waiting' && (
                    <Button variant="quiet" size="sm" onClick={() => void run(giveUp, row)}>
                      {t('giveUp')}
                    </Button>
                  )}
                </ButtonRow>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {data && data.delivery !== 'smtp' && <Notice tone="warn">{t(`delivery.${data.delivery}`)}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ReadState data={data} error={error} refetch={refetch} />
      <Filters>
        <SelectField
          label={t('state')}
          placeholder={t('all')}
          value={state}
          onChange={({ target }) => setState(target.value as EmailState | '')}
          choices={emailStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </Filters>
      {data && (
        <>
          <DataTable
            caption={t('title')}
            rows={data.emails}
            columns={columns}
            rowId={({ id }) => String(id)}
            empty={
              state !== '' ? (
                <EmptyState
                  icon="filter"
                  title={t('none')}
                  action={
                    <Button variant="secondary" onClick={() => setState('')}>
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
            lastId={data.has_more ? (data.emails.at(-1)?.id ?? 0) : 0}
            isBusy={isFetching}
          />
        </>
      )}
      {opened && (
        <Dialog
          isOpen
          onClose={() => setOpened(null)}
          title={opened.subject}
          closeLabel={t('desk/frame:close')}
          size="lg"
        >
          <p className={styles.soft}>{t('to', { email: opened.recipient })}</p>
          <iframe
            className={styles.email}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src={deskUrl({ call: getOutboxHtml, params: { id: String(opened.id) } })}
            title={opened.subject}
          />
        </Dialog>
      )}
    </>
  );
}
