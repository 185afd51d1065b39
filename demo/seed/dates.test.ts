import { expect, it } from 'vitest';
import { dayIn, endOfDay, momentIn } from './dates.ts';

const zones = ['America/Los_Angeles', 'Australia/Lord_Howe'];
const HOUR_MS = 3_600_000;

it('gives each day before any time of a year once, whatever the clocks do meanwhile', () => {
  for (const timeZone of zones)
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const now = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const days = [0, 1, 2, 3].map((ago) => dayIn(now, -ago, timeZone));
      expect(new Set(days).size, `${timeZone} at ${now.toISOString()}`).toBe(days.length);
    }
});

it('counts calendar days over the end of daylight saving time', () => {
  // 23:30 in Los Angeles, 26 days after its clocks went back.
  const now = new Date('2026-11-27T07:30:00Z');
  const days = Array.from({ length: 60 }, (_, at) => dayIn(now, at - 60, 'America/Los_Angeles'));
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2026-09-27', '2026-11-25', 60]);
});

it('finds the moment of a day and time, also on the days on which the clocks change', () => {
  for (const [day, time, moment] of [
    ['2026-11-01', '00:00', '2026-11-01T07:00:00.000Z'],
    ['2026-11-01', '10:00', '2026-11-01T18:00:00.000Z'],
    ['2026-03-08', '00:00', '2026-03-08T08:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T17:00:00.000Z'],
    ['2026-07-01', '09:15', '2026-07-01T16:15:00.000Z'],
  ] as const)
    expect(momentIn(day, time, 'America/Los_Angeles').toISOString(), `${day} ${time}`).toBe(moment);
  const end = endOfDay('2026-11-01', 'America/Los_Angeles');
  expect(end.getTime() - momentIn('2026-11-01', '00:00', 'America/Los_Angeles').getTime()).toBe(
    25 * HOUR_MS - 1,
  );
});
