import * as z from 'zod/mini';

/** HH:MM, 00:00 to 24:00. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** A part of the day in the time zone of the device's location. If `until` is before `from`, it spans midnight. */
export const dayPart = z.object({ from: time, until: time });
export type DayPart = z.output<typeof dayPart>;

/** Maximum parts of a day in a schedule. */
const MOST_DAY_PARTS = 6;

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-][01]\d:[0-5]\d)$/;

/** Whether a text is an existing time (ISO 8601 with an offset): no February 31, no 25:61. */
function isMoment(text: string): boolean {
  const [, day = ''] = MOMENT.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** A point in time in a request. */
export const moment = z.string().check(z.maxLength(40), z.refine(isMoment, { error: 'No such date' }));
/** The same; empty for no limit. */
const maybeMoment = z.string().check(
  z.maxLength(40),
  z.refine((text) => text === '' || isMoment(text), { error: 'No such date' }),
);

/** False if the end is before the beginning. */
export const endsAfterBeginning = ({
  valid_from,
  valid_until,
}: Pick<Schedule, 'valid_from' | 'valid_until'>): boolean =>
  !(Date.parse(valid_until) <= Date.parse(valid_from));

/** When something is shown. Empty fields mean: no limit, every day, all day. */
export const schedule = z.object({
  /** ISO 8601. */
  valid_from: maybeMoment,
  valid_until: maybeMoment,
  /** 1 (Monday) to 7 (Sunday). */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  day_parts: z.array(dayPart).check(z.maxLength(MOST_DAY_PARTS)),
});
export type Schedule = z.output<typeof schedule>;

export const ALWAYS: Schedule = { valid_from: '', valid_until: '', weekdays: [], day_parts: [] };

const clocks = new Map<string, Intl.DateTimeFormat>();
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The weekday (1 to 7) and minutes since midnight in a time zone. */
function wallClock(now: number, timeZone: string): { weekday: number; minutes: number } {
  const parts = clockOf(timeZone).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: DAYS.indexOf(read('weekday')) + 1,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
}

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Returns true when a schedule is active at a time. Times of the day are local wall-clock times, so they follow daylight saving time. A
 * part that spans midnight belongs to the weekday on which it begins. now: milliseconds since 1970
 */
export function isScheduled(
  { valid_from, valid_until, weekdays, day_parts }: Schedule,
  now: number,
  timeZone: string,
): boolean {
  // A comparison with an invalid date is false, so such a date sets no limit.
  if (now < Date.parse(valid_from) || now >= Date.parse(valid_until)) return false;
  if (weekdays.length === 0 && day_parts.length === 0) return true;
  const { weekday, minutes } = wallClock(now, timeZone);
  const isOn = (day: number) => weekdays.length === 0 || weekdays.includes(day);
  if (day_parts.length === 0) return isOn(weekday);
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return day_parts.some((part) => {
    const from = minutesOf(part.from);
    const until = minutesOf(part.until);
    if (from < until) return isOn(weekday) && minutes >= from && minutes < until;
    return (isOn(weekday) && minutes >= from) || (isOn(yesterday) && minutes < until);
  });
}
