import { deletePasskey, endOtherSessions, getAccount, type Passkey } from '@contract/desk/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { NewPasskey } from './NewPasskey';
import { PasswordForm } from './PasswordForm';

/** Password, passkeys and open sessions of the person who is signed in. */
export default function AccountPage() {
  const { t } = useTranslation(['desk/account', 'desk/frame']);
  const dateText = useDateText();
  const { person } = useDeskSession();
  const { data, error, refetch } = useRead(getAccount, undefined);
  const [remove] = useWrite(deletePasskey);
  const [endOthers, { isBusy }] = useWrite(endOtherSessions);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const report = (error: ApiError | undefined, text: string) =>
    setNotice(
      error ? { tone: 'bad', text: messageOf(error, t('desk/frame:failed')) } : { tone: 'good', text },
    );
  const columns: Column<Passkey>[] = [
    { id: 'name', label: t('passkeyName'), value: ({ name }) => name },
    {
      id: 'created',
      label: t('created'),
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => dateText(created_at),
    },
    {
      id: 'actions',
      label: t('actions'),
      cell: ({ id }) => (
        <Button
          variant="quiet"
          size="sm"
          icon="trash"
          onClick={async () => report((await remove({ params: { id } })).error, t('deleted'))}
        >
          {t('delete')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('title')} text={person.email} />
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <Panel>
        <h2>{t('passkeys')}</h2>
        <p>{t('passkeysText')}</p>
        <ReadState data={data} error={error} refetch={refetch} />
        {data && (
          <DataTable
            caption={t('passkeys')}
            rows={data.passkeys}
            columns={columns}
            rowId={({ id }) => id}
            empty={
              <EmptyState icon="lock" title={t('noPasskey')}>
                {t('noPasskeyText')}
              </EmptyState>
            }
          />
        )}
        <NewPasskey />
      </Panel>
      <Panel>
        <h2>{t('password')}</h2>
        <PasswordForm onChanged={() => report(undefined, t('changed'))} />
      </Panel>
      <Panel>
        <h2>{t('sessions')}</h2>
        <p>{t('sessionCount', { count: data?.sessions ?? 1 })}</p>
        <div>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={async () => report((await endOthers(undefined)).error, t('ended'))}
          >
            {t('endOthers')}
          </Button>
        </div>
      </Panel>
    </>
  );
}
