import { getPlaysFile, listPlays, type PlayRow } from '@contract/desk/reports';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { deskUrl, useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { Filters } from '@/desk/ui/Filters';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { ReportFile } from './ReportFile';
import styles from './Reports.module.css';

const ALL = { from: '', until: '', clip: '', location: '', device: '' };

/** Plays, seconds and devices by clip, location and day. */
export function PlaysReport() {
  const { t, i18n } = useTranslation('reports');
  const [query, setQuery] = useState(ALL);
  const { data, error } = useRead(listPlays, { query });
  const number = new Intl.NumberFormat(i18n.language);
  const change = (name: keyof typeof ALL) => ({
    value: query[name],
    onChange: ({ target }: { target: { value: string } }) => setQuery({ ...query, [name]: target.value }),
  });
  const choices = (rows: readonly { id: string; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const columns: Column<PlayRow>[] = [
    { id: 'title', label: t('clip'), value: ({ title }) => title },
    { id: 'day', label: t('day'), value: ({ day }) => day },
    {
      id: 'location',
      label: t('location'),
      value: (row) => row.location_name || row.location || t('nowhere'),
    },
    ...(['plays', 'seconds', 'devices'] as const).map(
      (id): Column<PlayRow> => ({
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
        <TextField type="date" label={t('from')} {...change('from')} />
        <TextField type="date" label={t('until')} {...change('until')} />
        <SelectField
          label={t('clip')}
          placeholder={t('all')}
          choices={choices(data?.clips)}
          {...change('clip')}
        />
        <SelectField
          label={t('location')}
          placeholder={t('all')}
          choices={choices(data?.locations)}
          {...change('location')}
        />
        <SelectField
          label={t('device')}
          placeholder={t('all')}
          choices={choices(data?.devices)}
          {...change('device')}
        />
      </Filters>
      {error && <Notice tone="bad">{error.message || t('frame:offline')}</Notice>}
      {data && (
        <>
          <div className={styles.summary}>
            <p role="status">
              {t('playsTotal', {
                count: data.total.plays,
                plays: number.format(data.total.plays),
                hours: number.format(Math.round(data.total.seconds / 360) / 10),
                from: data.from,
                until: data.until,
                zone: data.time_zone,
              })}
            </p>
            <ReportFile href={deskUrl({ call: getPlaysFile, query })} />
          </div>
          {data.is_cut && <Notice tone="info">{t('cut', { count: data.rows.length })}</Notice>}
          <DataTable
            caption={t('plays')}
            rows={data.rows}
            columns={columns}
            rowId={({ day, clip, location }) => `${day} ${clip} ${location}`}
            empty={t('noPlays')}
            sortedBy="-day"
          />
        </>
      )}
    </div>
  );
}
