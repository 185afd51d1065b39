import { INCOMPLETE } from './timeInput';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** Converts an ISO time to local time in a time zone, for a datetime-local field: 2026-11-23T18:30. '' and INCOMPLETE are unchanged. */
export const toLocalTime = (iso: string, timeZone: string): string =>
  iso === '' || iso === INCOMPLETE ? iso : formatOf(timeZone).format(new Date(iso)).replace(' ', 'T');

const DAY_MS = 86_400_000;

/**
 * Converts a datetime-local value in a time zone to ISO 8601: to the first of two times when clocks are set back, and later by the skipped
 * minutes when they are set forward. '' and INCOMPLETE are unchanged.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  if (local === '' || local === INCOMPLETE) return local;
  const wanted = Date.parse(`${local}Z`);
  const shownAt = (moment: number) => Date.parse(`${toLocalTime(new Date(moment).toISOString(), timeZone)}Z`);
  // The offsets before and after a daylight saving change; equal on all other days.
  const [before = wanted, after = wanted] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (day) => wanted - (shownAt(day) - day),
  );
  return new Date(shownAt(before) === wanted || shownAt(after) !== wanted ? before : after).toISOString();
}
