import { addDays, localTime } from '../../server/backend/delivery/calendarDays.ts';

/** The calendar day in a time zone, calendar days after `now`, as YYYY-MM-DD. */
export const dayIn = (now: Date, days: number, timeZone: string): string =>
  addDays(localTime(now, timeZone).day, days);

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetOf(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = name?.match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** The moment at which the clocks of a time zone show what the clock of UTC shows at another. */
function sameClock(utc: Date, timeZone: string): Date {
  // On the day of a change of the clocks, the offset of the first guess is that of the moment itself.
  const guess = new Date(utc.getTime() - offsetOf(utc, timeZone));
  return new Date(utc.getTime() - offsetOf(guess, timeZone));
}

/** The moment at which the clocks of a time zone show a day and a time (HH:MM). */
export const momentIn = (day: string, time: string, timeZone: string): Date =>
  sameClock(new Date(`${day}T${time}:00Z`), timeZone);

/** The last millisecond of a calendar day in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  sameClock(new Date(`${day}T23:59:59.999Z`), timeZone);
