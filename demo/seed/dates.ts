const dayMs = 86_400_000;

/** The calendar day in a time zone, days after `now`, as YYYY-MM-DD. */
export const dayIn = (now: Date, days: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now.getTime() + days * dayMs));

/** Milliseconds that the zone's clock is ahead of UTC. */
function offsetOf(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = name?.match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** The last millisecond of a calendar day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const utc = new Date(`${day}T23:59:59.999Z`);
  return new Date(utc.getTime() - offsetOf(utc, timeZone));
}
