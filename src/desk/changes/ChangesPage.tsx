import { type Change, listChanges } from '@contract/desk/audit';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { PageHead } from '@/desk/ui/PageHead';
import { Button } from '@/ui/Button';

const detailText = (details: Change['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** The audit log: who changed what, the newest first, a hundred at a time. */
export default function ChangesPage() {
  const { t } = useTranslation('changes');
  const dateText = useDateText();
  const [pages, setPages] = useState<number[]>([0]);
  const before = pages.at(-1) ?? 0;
  const { data, isFetching } = useRead(listChanges, { query: { before } });
  const changes = data?.changes ?? [];
  const columns: Column<Change>[] = [
    { id: 'at', label: t('at'), value: ({ at }) => at, cell: ({ at }) => dateText(at) },
    { id: 'actor', label: t('actor'), value: ({ actor }) => actor },
    { id: 'action', label: t('action'), value: ({ action }) => action },
    { id: 'subject', label: t('subject'), value: ({ subject }) => subject },
    { id: 'details', label: t('details'), value: ({ details }) => detailText(details) },
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {data && (
        <DataTable
          caption={t('title')}
          rows={changes}
          columns={columns}
          rowId={({ id }) => String(id)}
          empty={t('none')}
          sortedBy="-at"
        />
      )}
      <div>
        {pages.length > 1 && (
          <Button variant="secondary" onClick={() => setPages(pages.slice(0, -1))}>
            {t('newer')}
          </Button>
        )}
        {changes.length === 100 && (
          <Button
            variant="secondary"
            isBusy={isFetching}
            onClick={() => setPages([...pages, changes.at(-1)?.id ?? 0])}
          >
            {t('older')}
          </Button>
        )}
      </div>
    </>
  );
}
