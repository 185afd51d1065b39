import { type Change, listChanges } from '@contract/desk/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { CursorPages, useCursorPages } from '@/desk/ui/CursorPages';
import { DayFilter } from '@/desk/ui/DayFilter';
import { useDateText } from '@/desk/ui/dates';
import { Filters } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { useDelayed } from '@/desk/ui/useDelayed';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './ChangesPage.module.css';
import { useChangeText } from './changeText';

const ALL = { actor: '', search: '', from: '', until: '' };

/** The audit log as sentences: who changed what, from which value to which, newest first, a hundred at a time. */
export default function ChangesPage() {
  const { t } = useTranslation(['desk/changes', 'desk/frame']);
  const [filters, setFilters] = useState(ALL);
  const search = useDelayed(filters.search);
  const request = { ...filters, search };
  const pages = useCursorPages<number>(JSON.stringify(request), 0);
  const { data, error, isFetching, refetch } = useRead(listChanges, {
    query: { ...request, before: pages.before },
  });
  const change = (name: keyof typeof ALL) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => setFilters({ ...filters, [name]: target.value }),
  });
  const day = (name: 'from' | 'until') => (
    <DayFilter
      label={t(name)}
      value={filters[name]}
      onChange={(chosen) => setFilters({ ...filters, [name]: chosen })}
    />
  );
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Filters>
        <TextField type="search" label={t('search')} {...change('search')} />
        <SelectField
          label={t('actor')}
          placeholder={t('all')}
          choices={(data?.actors ?? []).map((actor) => ({ value: actor, label: actor }))}
          {...change('actor')}
        />
        {day('from')}
        {day('until')}
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data?.changes.length === 0 &&
        (isFiltered ? (
          <EmptyState
            icon="filter"
            title={t('noMatch')}
            action={
              <Button variant="secondary" onClick={() => setFilters(ALL)}>
                {t('desk/frame:clearFilters')}
              </Button>
            }
          />
        ) : (
          <EmptyState icon="clock" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ))}
      {data && data.changes.length > 0 && <ChangeList changes={data.changes} />}
      {data && (
        <CursorPages
          pages={pages}
          lastId={data.has_more ? (data.changes.at(-1)?.id ?? 0) : 0}
          isBusy={isFetching}
        />
      )}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('desk/changes');
  const dateText = useDateText();
  const { sentence, lines } = useChangeText();
  return (
    <ol className={styles.list} aria-label={t('title')}>
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.at}>{dateText(change.at)}</time>
          <div>
            <p title={change.actor}>{sentence(change)}</p>
            {withKeys(lines(change)).map(([key, line]) => (
              <p key={key} className={styles.value}>
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
