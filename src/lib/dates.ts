/** The zone of every date that is not a rebate's (shell specification §9). */
export const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_ONLY_SHIFT = 'T07:00:00Z';

const normalOf = (value: string) => value.trim().replace(' ', 'T');

/** Reads an ISO 8601 text; a date without a time is shifted by 7 hours (shell specification §9). */
export function parseDate(value: string): Date | null {
  const normal = normalOf(value);
  const date = new Date(DATE_ONLY.test(normal) ? normal + DATE_ONLY_SHIFT : normal);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * A date as text, such as Nov 21, 2026; empty when value is no date. A date without a time names a day, which is the
 * same in every zone: the shift alone would show the day before in a Californian winter.
 */
export function formatDate(value: string, locale: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const date = parseDate(value);
  if (!date) return '';
  const zone = DATE_ONLY.test(normalOf(value)) ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
  }).format(date);
}
