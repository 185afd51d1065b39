import { listPlays } from '@contract/desk/reports';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import styles from '@/desk/reports/Reports.module.css';
import { useMay } from '@/desk/session';
import { DayFilter } from '@/desk/ui/DayFilter';
import { Filters } from '@/desk/ui/Filters';
import { ReadState } from '@/desk/ui/ReadState';
import { SelectField } from '@/ui/SelectField';
import { ClipPlays } from './ClipPlays';
import { DevicePlays } from './DevicePlays';
import { MonthlyPlays } from './MonthlyPlays';
import { type PlaysFilters, type PlaysViewProps, playsViews } from './playsFilters';
import { SinglePlays } from './SinglePlays';

const views: Record<(typeof playsViews)[number], ComponentType<PlaysViewProps>> = {
  clips: ClipPlays,
  devices: DevicePlays,
  single: SinglePlays,
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Proof of play: totals by clip and day, totals by device, and individual plays, all with the same filters. */
export function PlaysReport() {
  const { t, i18n } = useTranslation('desk/reports');
  const isOwner = useMay('owner');
  const [search] = useSearchParams();
  // A link in the monthly email opens the days of that month.
  const [fields, setFields] = useState<PlaysFilters>(() => {
    const [from = '', until = ''] = [search.get('from') ?? '', search.get('until') ?? ''].map((day) =>
      isDay(day) ? day : '',
    );
    return { from, until, clip: '', location: '', device: '' };
  });
  const [view, setView] = useState<keyof typeof views>('clips');
  const { data, error, refetch } = useRead(listPlays, { query: fields });
  const number = new Intl.NumberFormat(i18n.language);
  const day = (name: 'from' | 'until') => (
    <DayFilter
      label={t(name)}
      value={fields[name]}
      onChange={(value) => setFields({ ...fields, [name]: value })}
    />
  );
  const choice = (
    name: 'clip' | 'location' | 'device',
    rows: readonly { id: string; name: string }[] = [],
  ) => (
    <SelectField
      label={t(name)}
      placeholder={t('all')}
      choices={rows.map(({ id, name: label }) => ({ value: id, label }))}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
    />
  );
  const View = views[view];
  return (
    <div className={styles.report}>
      <Filters>
        <SelectField
          label={t('playsView')}
          value={view}
          onChange={({ target }) => setView(target.value as keyof typeof views)}
          choices={playsViews.map((value) => ({ value, label: t(`playsViews.${value}`) }))}
        />
        {day('from')}
        {day('until')}
        {choice('clip', data?.clips)}
        {choice('location', data?.locations)}
        {choice('device', data?.devices)}
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <p role="status">
            {t('playsTotal', {
              count: data.total.plays,
              plays: number.format(data.total.plays),
              hours: number.format(Math.round(data.total.seconds / 360) / 10),
              from: data.from,
              until: data.until,
              zone: data.time_zone || t('daysOfLocations'),
            })}
          </p>
          <View query={fields} sums={data} />
        </>
      )}
      {isOwner && <MonthlyPlays />}
    </div>
  );
}
