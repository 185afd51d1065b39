import type { Location } from '@contract/location';

type Hours = Pick<Location, 'week' | 'special_days'>;

export type OpeningState =
  | { kind: 'open'; until: string }
  /** A day with other hours than usual; name: '' if it has none */
  | { kind: 'closedToday'; name: string }
  /** dayIndex: 0 is Monday; null if the location opens later today */
  | { kind: 'closed'; opens: string; dayIndex: number | null };

const DAYS = 7;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const minutesOf = (time: string): number => {
  const [hours = Number.NaN, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const TIME = /^\d{1,2}:\d{2}(:\d{2})?$/;

/**
 * Whether there are hours of seven weekdays, and each day, special ones too, is closed or has both times of the 24-hour clock. A backend
 * may write others, such as 10 AM, which only its text lines show.
 */
export const hasReadableHours = ({ week, special_days }: Hours): boolean =>
  week.length === DAYS &&
  [...week, ...special_days].every(
    ({ opens, closes }) => opens === '' || (TIME.test(opens) && TIME.test(closes)),
  );

/** The date, the weekday (0 is Monday) and the minutes since midnight in a time zone. */
function localTime(now: Date, timeZone: string): { date: string; day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    day: weekdays.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns whether a location is open now and until when, or when it next opens. null without structured hours, for times of another
 * notation, and for a location that never opens. Closing at or before the opening time means after midnight
 */
export function openingState(hours: Hours, now: Date, timeZone: string): OpeningState | null {
  if (!hasReadableHours(hours)) return null;
  const { week, special_days } = hours;
  const { date, day, minutes } = localTime(now, timeZone);
  const specialAt = (offset: number) => special_days.find((one) => one.date === addDays(date, offset));
  const dayAt = (offset: number) => {
    const ordinary = week[(day + offset + DAYS) % DAYS];
    if (!ordinary?.opens) return null;
    const special = specialAt(offset);
    if (!special) return ordinary;
    return special.opens ? { opens: special.opens, closes: special.closes } : null;
  };
  const lengthOf = ({ opens, closes }: { opens: string; closes: string }) =>
    ((minutesOf(closes) - minutesOf(opens) + 24 * 60 - 1) % (24 * 60)) + 1;
  for (const [offset, elapsed] of [
    [-1, minutes + 24 * 60],
    [0, minutes],
  ] as const) {
    const times = dayAt(offset);
    const since = times ? elapsed - minutesOf(times.opens) : -1;
    if (times && since >= 0 && since < lengthOf(times)) return { kind: 'open', until: times.closes };
  }
  const today = specialAt(0);
  if (today && !today.opens && week[day]?.opens) return { kind: 'closedToday', name: today.name };
  for (let offset = 0; offset <= DAYS; offset += 1) {
    const times = dayAt(offset);
    if (times && (offset > 0 || minutes < minutesOf(times.opens)))
      return { kind: 'closed', opens: times.opens, dayIndex: offset === 0 ? null : (day + offset) % DAYS };
  }
  return null;
}

/** An arbitrary Monday. */
const monday = Date.UTC(2024, 0, 1);

/** The name of a weekday; 0 is Monday. */
export const weekdayName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + index * 86_400_000);
