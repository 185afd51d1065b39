import type { DeviceRow, listDevices } from '@contract/desk/devices';
import type { ResponseOf } from '@contract/endpoint';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Column } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { Status } from '@/desk/ui/Status';
import { Badge } from '@/ui/Badge';
import styles from './Devices.module.css';
import { stateRank, stateTones, useDeviceTexts, WRONG_CLOCK_MS } from './deviceTexts';
import { ShowingCell } from './ShowingCell';

export type DeviceList = ResponseOf<typeof listDevices>;

const NONE = '–';

/** The columns of the list. Devices with alerts come first. */
export function useDeviceColumns(data: DeviceList | undefined): Column<DeviceRow>[] {
  const { t, i18n } = useTranslation('desk/devices');
  const texts = useDeviceTexts();
  const dateText = useDateText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on the language only
  return useMemo(() => {
    const now = data?.now ?? '';
    const locationOf = new Map(data?.locations.map(({ id, name }) => [id, name]));
    const placeOf = ({ store_id, group, tags }: DeviceRow) =>
      [locationOf.get(store_id) ?? '', group, ...tags].filter(Boolean);
    const warn = (isWrong: boolean, text: string) =>
      isWrong ? <strong className={styles.wrong}>{text}</strong> : text;
    return [
      {
        id: 'name',
        label: t('name'),
        phone: 'head',
        value: ({ name }) => name,
        cell: ({ id, name, ...device }) => (
          <span className={styles.name}>
            <Link to={`/devices/screen/${encodeURIComponent(id)}`}>{name}</Link>
            <span>{texts.kindText(device)}</span>
          </span>
        ),
      },
      {
        id: 'showing',
        label: t('showing'),
        phone: 'line',
        value: ({ showing }) => showing?.title || showing?.kind || '',
        cell: (device) => <ShowingCell device={device} now={now} />,
      },
      {
        id: 'state',
        label: t('state'),
        phone: 'aside',
        value: ({ alerts, state }) => (alerts.length > 0 ? 0 : 10) + stateRank[state],
        cell: ({ state, alerts, seen_at, clock_offset_ms: offset }) => (
          <span className={styles.badges}>
            {alerts
              .filter((kind) => kind !== 'offline' || state !== 'offline')
              .map((kind) => (
                <Status key={kind} tone="bad">
                  {texts.alertText(kind)}
                </Status>
              ))}
            {Math.abs(offset ?? 0) >= WRONG_CLOCK_MS && state !== 'revoked' && (
              <Status tone="warn">{t('clockWrong', { time: texts.clockText(offset) })}</Status>
            )}
            <Status tone={stateTones[state]}>{texts.stateText(state)}</Status>
            {state === 'offline' && seen_at && (
              <span className={styles.since}>{t('since', { time: dateText(seen_at) })}</span>
            )}
          </span>
        ),
      },
      {
        id: 'place',
        label: t('place'),
        phone: 'roomy',
        value: (row) => placeOf(row).join(' '),
        cell: ({ store_id, group, tags }) => (
          <span className={styles.place}>
            <span>{[locationOf.get(store_id), group].filter(Boolean).join(' · ') || NONE}</span>
            {tags.length > 0 && (
              <span className={styles.badges}>
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            )}
          </span>
        ),
      },
      { id: 'version', label: t('version'), phone: 'roomy', value: ({ version }) => version || NONE },
      {
        id: 'disk',
        label: t('disk'),
        phone: 'roomy',
        isNumeric: true,
        value: ({ disk_free_bytes }) => disk_free_bytes ?? -1,
        cell: ({ disk_free_bytes: free, alerts }) =>
          free === null ? NONE : warn(alerts.includes('disk'), texts.sizeText(free)),
      },
    ];
  }, [data?.now, data?.locations, i18n.language]);
}
