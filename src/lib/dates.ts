/** The time zone of every date except a rebate's (docs/spec/05 §5). */
export const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

/** MySQL also formats a date with the time 00:00:00. */
const DATE_ONLY = /^(\d{4}-\d{2}-\d{2})(T00:00:00(\.0+)?)?$/;
const DATE_ONLY_SHIFT = '$1T07:00:00Z';
const WITHOUT_ZONE = /T[\d:.]+$/;

/**
 * Parses an ISO 8601 date. A date without a time is shifted by 7 hours; a time without a zone is UTC, not the device's time zone
 * (docs/spec/05 §5). null if invalid
 */
export function parseDate(value: string): Date | null {
  const iso = value.trim().replace(' ', 'T').replace(DATE_ONLY, DATE_ONLY_SHIFT).replace(WITHOUT_ZONE, '$&Z');
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A formatter for a time zone in the configuration; if the zone does not exist, for Los Angeles. */
function formatterOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
  } catch (error) {
    if (timeZone === DEFAULT_TIME_ZONE) throw error;
    return formatterOf(locale, DEFAULT_TIME_ZONE);
  }
}

/**
 * Formats a date, such as Nov 21, 2026; empty if value is invalid. For a date without a time, Pacific time shows the day before in winter
 * (docs/spec/05 §5), so our own backend sends times.
 */
export function formatDate(value: string, locale: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = parseDate(value);
  return date ? formatterOf(locale, timeZone).format(date) : '';
}

/** Formats a day such as 2026-11-24 with its weekday: Tue, Nov 24. Independent of time zones. */
export function formatDay(day: string, locale: string): string {
  const date = parseDate(day);
  if (!date) return '';
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style).format(date);
}

/** Formats a 24-hour time such as 20:00: 8 PM or 20 h. */
export function formatTime(time: string, locale: string): string {
  const [hours = Number.NaN, minutes = 0] = time.split(':').map(Number);
  if (Number.isNaN(hours) || Number.isNaN(minutes)) return time;
  const style = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(locale, style).format(Date.UTC(2024, 0, 1, hours, minutes));
  return text.replace(/:00(?=\D|$)/, '').replace(/ h 00$/, ' h');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Formats a date and time in the time zone of Los Angeles (docs/spec/05 §5): Nov 21, 2026, 4:00 PM PST. Includes the zone, because the
 * reader's may be different. Milliseconds since 1970 or ISO 8601; empty if invalid
 */
export function formatMoment(moment: number | string, locale: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: DEFAULT_TIME_ZONE,
  }).format(date);
}

/**
 * Formats the time since a moment: 5 minutes ago, 3 hours ago; after more than a day, its date and time (formatMoment). Milliseconds since
 * 1970
 */
export function formatAge(moment: number, locale: string, now: number): string {
  const age = Math.max(0, now - moment);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < 24 * HOUR_MS) return relative.format(-Math.floor(age / HOUR_MS), 'hour');
  return formatMoment(moment, locale);
}
