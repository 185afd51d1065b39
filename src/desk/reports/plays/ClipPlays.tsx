import { getPlaysFile, type PlayRow } from '@contract/desk/reports';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { FileLink } from '@/desk/ui/FileLink';
import { Notice } from '@/ui/Notice';
import { NoPlays } from './NoPlays';
import type { PlaysViewProps } from './playsFilters';
import { useSumText } from './useSumText';

/** Plays, seconds and devices by clip, location and day. */
export function ClipPlays({ query, sums }: PlaysViewProps) {
  const { t, i18n } = useTranslation('desk/reports');
  const number = new Intl.NumberFormat(i18n.language);
  const sumText = useSumText();
  const placeOf = (row: PlayRow) => row.location_name || row.location || t('nowhere');
  const columns: Column<PlayRow>[] = [
    { id: 'title', label: t('clip'), phone: 'head', value: ({ title }) => title },
    { id: 'day', label: t('day'), phone: 'hidden', value: ({ day }) => day },
    {
      id: 'location',
      label: t('location'),
      phone: 'hidden',
      value: placeOf,
    },
    ...(['plays', 'seconds', 'devices'] as const).map(
      (id): Column<PlayRow> => ({
        id,
        label: t(`${id}Column`),
        phone: 'hidden',
        value: (row) => row[id],
        cell: (row) => number.format(row[id]),
        isNumeric: true,
      }),
    ),
  ];
  return (
    <>
      {sums.is_cut && <Notice tone="info">{t('cut', { count: sums.rows.length })}</Notice>}
      <DataTable
        caption={t('playsViews.clips')}
        rows={sums.rows}
        columns={columns}
        rowId={({ day, clip, location }) => `${day} ${clip} ${location}`}
        empty={<NoPlays />}
        isCompact
        phoneText={(row) => [row.day, placeOf(row), sumText(row)].join(' · ')}
        sortedBy="-day"
        tools={<FileLink file={{ call: getPlaysFile, query: { ...query } }} />}
      />
    </>
  );
}
