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

/** The moment (ISO 8601) at which the clocks of a time zone show a datetime-local value. '' and INCOMPLETE stay. */
export function fromLocalTime(local: string, timeZone: string): string {
  if (local === '' || local === INCOMPLETE) return local;
  const wanted = Date.parse(`${local}Z`);
  const shownAt = (moment: number) => Date.parse(`${toLocalTime(new Date(moment).toISOString(), timeZone)}Z`);
  // The second step corrects a guess on the other side of a change of the clocks.
  const guess = wanted - (shownAt(wanted) - wanted);
  return new Date(guess - (shownAt(guess) - wanted)).toISOString();
}
