import { addDays, localTime } from '../../server/backend/delivery/calendarDays.ts';

/** The calendar day in a time zone, a number of days after `now`, as YYYY-MM-DD. */
export const dayIn = (now: Date, days: number, timeZone: string): string =>
  addDays(localTime(now, timeZone).day, days);

/** Milliseconds by which the time zone is ahead of UTC. */
function offsetOf(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = name?.match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** Converts a time given as UTC to the time with the same local date and time in a time zone. */
function sameClock(utc: Date, timeZone: string): Date {
  // On the day of a daylight saving change, the offset of the first guess is that of the time itself.
  const guess = new Date(utc.getTime() - offsetOf(utc, timeZone));
  return new Date(utc.getTime() - offsetOf(guess, timeZone));
}

/** Converts a day and a local time (HH:MM) in a time zone to a point in time. */
export const momentIn = (day: string, time: string, timeZone: string): Date =>
  sameClock(new Date(`${day}T${time}:00Z`), timeZone);

/** The last millisecond of a calendar day in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  sameClock(new Date(`${day}T23:59:59.999Z`), timeZone);
