import { type DevicePlaysRow, getDevicePlaysFile, listDevicePlays } from '@contract/desk/reports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { FileLink } from '@/desk/ui/FileLink';
import { ReadState } from '@/desk/ui/ReadState';
import { Notice } from '@/ui/Notice';
import { NoPlays } from './NoPlays';
import type { PlaysViewProps } from './playsFilters';
import { useSumText } from './useSumText';

/** Plays, seconds, clips and days by device, and by the location where it was at the time. */
export function DevicePlays({ query }: PlaysViewProps) {
  const { t, i18n } = useTranslation('desk/reports');
  const { data, error, refetch } = useRead(listDevicePlays, { query });
  const number = new Intl.NumberFormat(i18n.language);
  const sumText = useSumText();
  const placeOf = (row: DevicePlaysRow) => row.location_name || row.location || t('nowhere');
  const columns: Column<DevicePlaysRow>[] = [
    {
      id: 'name',
      label: t('device'),
      phone: 'head',
      value: ({ name }) => name,
      cell: ({ device, name }) => <Link to={`/devices/screen/${encodeURIComponent(device)}`}>{name}</Link>,
    },
    {
      id: 'location',
      label: t('location'),
      phone: 'hidden',
      value: placeOf,
    },
    ...(['plays', 'seconds', 'clips', 'days'] as const).map(
      (id): Column<DevicePlaysRow> => ({
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
      <ReadState data={data} error={error} refetch={refetch} />
      {data?.is_cut && <Notice tone="info">{t('cut', { count: data.rows.length })}</Notice>}
      {data && (
        <DataTable
          caption={t('playsViews.devices')}
          rows={data.rows}
          columns={columns}
          rowId={({ device, location }) => `${device} ${location}`}
          empty={<NoPlays />}
          isCompact
          phoneText={(row) => [placeOf(row), sumText(row)].join(' · ')}
          sortedBy="-plays"
          tools={<FileLink file={{ call: getDevicePlaysFile, query: { ...query } }} />}
        />
      )}
    </>
  );
}
