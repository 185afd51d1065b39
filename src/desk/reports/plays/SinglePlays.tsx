import { getSinglePlaysFile, listSinglePlays, PLAYS_PER_PAGE, type SinglePlay } from '@contract/desk/reports';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { CursorPages, useCursorPages } from '@/desk/ui/CursorPages';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { FileLink } from '@/desk/ui/FileLink';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { NoPlays } from './NoPlays';
import type { PlaysViewProps } from './playsFilters';

const tones = { complete: 'good', interrupted: 'warn', played: 'neutral' } as const;

/** Each play with its time to the second, clip, screen, duration and how it ended; a hundred at a time. */
export function SinglePlays({ query }: PlaysViewProps) {
  const { t, i18n } = useTranslation('desk/reports');
  const pages = useCursorPages<string>(JSON.stringify(query), '');
  const { data, error, isFetching, refetch } = useRead(listSinglePlays, {
    query: { ...query, before: pages.before },
  });
  const timeOf = ({ at, time_zone: timeZone }: SinglePlay) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
      new Date(at),
    );
  const seconds = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const placeOf = (row: SinglePlay) => row.location_name || row.location || t('nowhere');
  const columns: Column<SinglePlay>[] = [
    {
      id: 'at',
      label: t('playedAt'),
      phone: 'hidden',
      value: ({ at }) => at,
      cell: timeOf,
    },
    { id: 'title', label: t('clip'), phone: 'head', value: ({ title }) => title },
    { id: 'name', label: t('device'), phone: 'hidden', value: ({ name }) => name },
    { id: 'location', label: t('location'), phone: 'hidden', value: placeOf },
    {
      id: 'duration',
      label: t('secondsColumn'),
      phone: 'hidden',
      value: ({ duration }) => duration,
      cell: ({ duration }) => seconds.format(duration / 1000),
      isNumeric: true,
    },
    {
      id: 'outcome',
      label: t('outcome'),
      phone: 'aside',
      value: ({ outcome }) => t(`outcomes.${outcome}`),
      cell: ({ outcome }) => <Status tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Status>,
    },
  ];
  return (
    <>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <DataTable
            caption={t('playsViews.single')}
            rows={data.rows}
            columns={columns}
            rowId={({ id }) => id}
            empty={<NoPlays />}
            isCompact
            phoneText={(row) =>
              [
                timeOf(row),
                t('secondsOf', { seconds: seconds.format(row.duration / 1000) }),
                row.name,
                placeOf(row),
              ].join(' · ')
            }
            hasSearch={false}
            pageSize={PLAYS_PER_PAGE}
            tools={<FileLink file={{ call: getSinglePlaysFile, query: { ...query } }} />}
          />
          <CursorPages pages={pages} lastId={data.next} isBusy={isFetching} />
        </>
      )}
    </>
  );
}
