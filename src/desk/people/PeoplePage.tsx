import type { Role } from '@contract/desk/deskCall';
import { roles } from '@contract/desk/deskCall';
import {
  changeStaff,
  inviteStaff,
  listStaff,
  type StaffMember,
  withdrawInvitation,
} from '@contract/desk/staff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { InviteDialog } from './InviteDialog';

/** The people of the desk: owners invite them, change their role, and end their access. */
export default function PeoplePage() {
  const { t } = useTranslation(['desk/people', 'desk/frame']);
  const dateText = useDateText();
  const { person: self } = useDeskSession();
  const { data, error, refetch } = useRead(listStaff, undefined);
  const [change] = useWrite(changeStaff);
  const [invite] = useWrite(inviteStaff);
  const [withdraw] = useWrite(withdrawInvitation);
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<{ email: string; link: string } | null>(null);
  const [failure, setFailure] = useState('');
  const save = async ({ id }: StaffMember, body: { role?: Role; is_disabled?: boolean }) => {
    const { error: problem } = await change({ params: { id: String(id) }, body });
    setFailure(problem ? messageOf(problem, t('desk/frame:failed')) : '');
  };
  const renew = async ({ email, role }: StaffMember) => {
    const result = await invite({ body: { email, role } });
    if (result.error) setFailure(messageOf(result.error, t('desk/frame:failed')));
    else setLink(result.data);
  };
  const endInvitation = async ({ email }: StaffMember) => {
    const { error: problem } = await withdraw({ params: { email } });
    setFailure(problem ? messageOf(problem, t('desk/frame:failed')) : '');
    setLink(null);
  };
  const columns: Column<StaffMember>[] = [
    { id: 'email', label: t('email'), value: ({ email }) => email },
    { id: 'name', label: t('name'), value: ({ name }) => name },
    {
      id: 'role',
      label: t('role'),
      value: ({ role }) => t(`desk/frame:roles.${role}`),
      cell: (row) =>
        row.id === 0 || row.id === self.id ? (
          t(`desk/frame:roles.${row.role}`)
        ) : (
          <SelectField
            label={t('roleOf', { name: row.name })}
            isLabelHidden
            value={row.role}
            onChange={({ target }) => void save(row, { role: target.value as Role })}
            choices={roles.map((role) => ({ value: role, label: t(`desk/frame:roles.${role}`) }))}
          />
        ),
    },
    {
      id: 'state',
      label: t('state'),
      value: ({ disabled_at, invited_until }) => (disabled_at ? 2 : invited_until ? 1 : 0),
      cell: ({ disabled_at, invited_until }) => {
        if (disabled_at) return <Status tone="neutral">{t('ended')}</Status>;
        if (invited_until)
          return <Status tone="warn">{t('invitedUntil', { date: dateText(invited_until) })}</Status>;
        return <Status tone="good">{t('active')}</Status>;
      },
    },
    {
      id: 'actions',
      label: t('actions'),
      cell: (row) => (
        <>
          {row.disabled_at === null && (
            <Button variant="quiet" size="sm" onClick={() => void renew(row)}>
              {row.id === 0 ? t('newLink') : t('resetPassword')}
            </Button>
          )}
          {row.invited_until !== null && (
            <Button variant="quiet" size="sm" onClick={() => void endInvitation(row)}>
              {t('withdraw')}
            </Button>
          )}
          {row.id !== 0 && row.id !== self.id && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void save(row, { is_disabled: row.disabled_at === null })}
            >
              {row.disabled_at === null ? t('endAccess') : t('restoreAccess')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button icon="plus" onClick={() => setIsInviting(true)}>
          {t('invite')}
        </Button>
      </PageHead>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {link && (
        <Notice
          tone="good"
          title={t('linkFor', { email: link.email })}
          onDismiss={() => setLink(null)}
          dismissLabel={t('desk/frame:close')}
        >
          <code>{link.link}</code>
        </Notice>
      )}
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <DataTable
          caption={t('title')}
          rows={data.staff}
          columns={columns}
          rowId={({ id, email }) => `${id} ${email}`}
          empty={
            <EmptyState icon="user" title={t('nobody')}>
              {t('nobodyText')}
            </EmptyState>
          }
          sortedBy="email"
        />
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={setLink} />}
    </>
  );
}
