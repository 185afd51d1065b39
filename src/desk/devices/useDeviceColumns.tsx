import type { DeviceRow, listDevices } from '@contract/desk/devices';
import type { ResponseOf } from '@contract/endpoint';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import type { Column } from '@/desk/ui/DataTable';
import { Status } from '@/desk/ui/Status';
import { Badge } from '@/ui/Badge';
import styles from './Devices.module.css';
import { stateRank, stateTones, useDeviceTexts, WRONG_CLOCK_MS } from './deviceTexts';

export type DeviceList = ResponseOf<typeof listDevices>;

const FRAME_LATE_MS = 60_000;
const NONE = '–';

/** The columns of the list. Devices with alerts come first. */
export function useDeviceColumns(data: DeviceList | undefined): Column<DeviceRow>[] {
  const { t, i18n } = useTranslation('devices');
  const texts = useDeviceTexts();
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
        value: ({ name }) => name,
        cell: ({ id, name, ...device }) => (
          <span className={styles.name}>
            <Link to={`/devices/screen/${encodeURIComponent(id)}`}>{name}</Link>
            <span>{texts.kindText(device)}</span>
          </span>
        ),
      },
      {
        id: 'state',
        label: t('state'),
        value: ({ alerts, state }) => (alerts.length > 0 ? 0 : 10) + stateRank[state],
        cell: ({ state, alerts }) => (
          <span className={styles.badges}>
            {alerts
              .filter((kind) => kind !== 'offline' || state !== 'offline')
              .map((kind) => (
                <Status key={kind} tone="bad">
                  {texts.alertText(kind)}
                </Status>
              ))}
            <Status tone={stateTones[state]}>{texts.stateText(state)}</Status>
          </span>
        ),
      },
      {
        id: 'place',
        label: t('place'),
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
      {
        id: 'seen',
        label: t('seen'),
        value: ({ seen_at }) => seen_at ?? '',
        cell: ({ seen_at }) => (seen_at ? texts.agoText(seen_at, now) : NONE),
      },
      {
        id: 'frame',
        label: t('frame'),
        isNumeric: true,
        value: ({ frame_age_ms }) => frame_age_ms ?? -1,
        // A device that is silent has no frame of now.
        cell: ({ frame_age_ms: age, state }) =>
          age === null || (state !== 'online' && state !== 'safe')
            ? NONE
            : warn(age >= FRAME_LATE_MS, texts.durationText(age)),
      },
      { id: 'version', label: t('version'), value: ({ version }) => version || NONE },
      {
        id: 'disk',
        label: t('disk'),
        isNumeric: true,
        value: ({ disk_free_bytes }) => disk_free_bytes ?? -1,
        cell: ({ disk_free_bytes: free, alerts }) =>
          free === null ? NONE : warn(alerts.includes('disk'), texts.sizeText(free)),
      },
      { id: 'queue', label: t('queue'), isNumeric: true, value: ({ queue_length }) => queue_length },
      {
        id: 'clock',
        label: t('clock'),
        value: ({ clock_offset_ms }) => Math.abs(clock_offset_ms ?? 0),
        cell: ({ clock_offset_ms: offset }) =>
          warn(Math.abs(offset ?? 0) >= WRONG_CLOCK_MS, texts.clockText(offset)),
      },
    ];
  }, [data?.now, data?.locations, i18n.language]);
}
