import { type ActivityRow, getActivityFile, listActivity } from '@contract/desk/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { DayFilter } from '@/desk/ui/DayFilter';
import { FileLink } from '@/desk/ui/FileLink';
import { Filters } from '@/desk/ui/Filters';
import { ReadState } from '@/desk/ui/ReadState';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './Reports.module.css';

const ALL = { from: '', until: '', device: '' };

/** Touches, visits, hand-overs and orders by kiosk and day. */
export function ActivityReport() {
  const { t, i18n } = useTranslation('desk/reports');
  const [query, setQuery] = useState(ALL);
  const { data, error, refetch } = useRead(listActivity, { query });
  const number = new Intl.NumberFormat(i18n.language);
  const change = (name: keyof typeof ALL) => ({
    value: query[name],
    onChange: ({ target }: { target: { value: string } }) => setQuery({ ...query, [name]: target.value }),
  });
  const columns: Column<ActivityRow>[] = [
    { id: 'name', label: t('device'), value: ({ name }) => name },
    { id: 'day', label: t('day'), value: ({ day }) => day },
    { id: 'location', label: t('location'), value: ({ location_name }) => location_name || t('nowhere') },
    ...(['touches', 'visits', 'hand_overs', 'orders'] as const).map(
      (id): Column<ActivityRow> => ({
        id,
        label: t(`${id}Column`),
        value: (row) => row[id],
        cell: (row) => number.format(row[id]),
        isNumeric: true,
      }),
    ),
  ];
  return (
    <div className={styles.report}>
      <Filters>
        <DayFilter label={t('from')} value={query.from} onChange={(from) => setQuery({ ...query, from })} />
        <DayFilter
          label={t('until')}
          value={query.until}
          onChange={(until) => setQuery({ ...query, until })}
        />
        <SelectField
          label={t('device')}
          placeholder={t('all')}
          choices={(data?.devices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...change('device')}
        />
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <div className={styles.summary}>
            <p>
              {t('activityText', {
                from: data.from,
                until: data.until,
                zone: data.time_zone || t('daysOfLocations'),
              })}
            </p>
            <FileLink file={{ call: getActivityFile, query }} />
          </div>
          {data.is_cut && <Notice tone="info">{t('cut', { count: data.rows.length })}</Notice>}
          <DataTable
            caption={t('kiosks')}
            rows={data.rows}
            columns={columns}
            rowId={({ day, device }) => `${day} ${device}`}
            empty={
              <EmptyState icon="user" title={t('noActivity')}>
                {t('noActivityText')}
              </EmptyState>
            }
            sortedBy="-day"
          />
        </>
      )}
    </div>
  );
}
