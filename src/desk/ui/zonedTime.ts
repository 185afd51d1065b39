import { INCOMPLETE } from './timeInput';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** A moment as the clocks of a time zone show it, for a datetime-local field: 2026-11-23T18:30. '' and INCOMPLETE stay. */
export const toLocalTime = (iso: string, timeZone: string): string =>
  iso === '' || iso === INCOMPLETE ? iso : formatOf(timeZone).format(new Date(iso)).replace(' ', 'T');

const DAY_MS = 86_400_000;

/**
 * The moment (ISO 8601) at which the clocks of a time zone show a datetime-local value: the first of two when the clocks are set
 * back, and as many minutes later when they skip it. '' and INCOMPLETE stay.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  if (local === '' || local === INCOMPLETE) return local;
  const wanted = Date.parse(`${local}Z`);
  const shownAt = (moment: number) => Date.parse(`${toLocalTime(new Date(moment).toISOString(), timeZone)}Z`);
  // The offsets before and after a change of the clocks, which are the same on all other days.
  const [before = wanted, after = wanted] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (day) => wanted - (shownAt(day) - day),
  );
  return new Date(shownAt(before) === wanted || shownAt(after) !== wanted ? before : after).toISOString();
}
