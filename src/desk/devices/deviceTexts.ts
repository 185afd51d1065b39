import type { AlertKind, DeviceRow, DeviceState } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';

export const stateTones = {
  online: 'good',
  offline: 'bad',
  never: 'neutral',
  safe: 'warn',
  revoked: 'neutral',
} as const satisfies Record<DeviceState, string>;

/** States ordered by how much attention they need. */
export const stateRank: Record<DeviceState, number> = {
  offline: 0,
  safe: 1,
  never: 2,
  online: 3,
  revoked: 4,
};

/** A smaller offset is within the resolution of the measurement, and not a wrong clock. */
export const WRONG_CLOCK_MS = 60_000;

const SIZES = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const DAY_MS = 86_400_000;
const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Functions that format times and sizes of devices in the desk's language. */
export function useDeviceTexts() {
  const { t, i18n } = useTranslation('desk/devices');
  const { language } = i18n;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const unitOf = (ms: number) => UNITS.find(([, length]) => Math.abs(ms) >= length) ?? UNITS[3];

  return {
    /** 5 minutes ago; `now` is the server's time. */
    agoText(iso: string, now: string): string {
      const ms = Date.parse(iso) - Date.parse(now);
      const [unit, length] = unitOf(ms);
      return relative.format(Math.round(ms / length), unit);
    },
    /** 3 min, 2 hr */
    durationText(ms: number): string {
      if (ms < 1000) return t('justNow');
      const [unit, length] = unitOf(ms);
      const value = Math.round(ms / length);
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
    /** 1.5 GB */
    sizeText(bytes: number): string {
      let value = bytes / 1000;
      let at = 0;
      for (; value >= 1000 && at < SIZES.length - 1; at += 1) value /= 1000;
      const format = {
        style: 'unit',
        unit: SIZES[at] ?? 'kilobyte',
        maximumFractionDigits: value < 10 ? 1 : 0,
      };
      return new Intl.NumberFormat(language, format as Intl.NumberFormatOptions).format(value);
    },
    /** How far a device's clock differs from the service's: correct, or by how much. */
    clockText(offsetMs: number | null): string {
      if (offsetMs === null) return '–';
      if (Math.abs(offsetMs) < WRONG_CLOCK_MS) return t('clockRight');
      const [unit, length] = unitOf(offsetMs);
      const value = Math.round(Math.abs(offsetMs) / length);
      const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
        value,
      );
      return t(offsetMs > 0 ? 'clockSlow' : 'clockFast', { time });
    },
    stateText: (state: DeviceState): string => t(`states.${state}`),
    alertText: (kind: AlertKind): string => t(`alerts.${kind}`),
    kindText: ({ type, orientation }: Pick<DeviceRow, 'type' | 'orientation'>): string =>
      `${t(`types.${type}`)}, ${t(`orientations.${orientation}`)}`,
  };
}
