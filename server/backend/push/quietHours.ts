import { localTime, minutesOf } from '../delivery/calendarDays.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes since midnight in a time zone; null for a zone that this server lacks. */
function localMinutes(now: Date, timeZone: string): number | null {
  try {
    return localTime(now, timeZone).minutes;
  } catch {
    return null;
  }
}

export interface QuietHours {
  /** HH:MM; if equal to until, the whole day; none: no quiet hours. */
  from: string;
  until: string;
  /** The shopper's time zone, then the tenant's. */
  timeZones: readonly string[];
}

/** Milliseconds until the quiet hours end; 0 outside of them. */
export function quietMs(now: Date, { from, until, timeZones }: QuietHours): number {
  if (from === 'none') return 0;
  const local = timeZones.map((zone) => (zone ? localMinutes(now, zone) : null)).find((at) => at !== null);
  if (local === undefined || local === null) return 0;
  const length = (minutesOf(until) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const since = (local - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? (length - since) * MINUTE_MS : 0;
}
