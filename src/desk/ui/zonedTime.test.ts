import { expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './zonedTime';

it('converts between moments and the clocks of a time zone, also around a change of the clocks', () => {
  const zone = 'America/New_York';
  const pairs = [
    ['2026-11-23T18:30', '2026-11-23T23:30:00.000Z'],
    ['2026-03-08T01:30', '2026-03-08T06:30:00.000Z'],
    ['2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T23:00', '2026-11-02T04:00:00.000Z'],
  ] as const;
  for (const [local, iso] of pairs) {
    expect(fromLocalTime(local, zone)).toBe(iso);
    expect(toLocalTime(iso, zone)).toBe(local);
  }
  expect([fromLocalTime('', zone), toLocalTime('', zone)]).toEqual(['', '']);
});

it.each([
  ['a time that the clocks skip', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['the same east of Greenwich', '2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['a time that occurs twice', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['the same east of Greenwich', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['half an hour beside the others', '2026-07-01T09:00', 'America/St_Johns', '2026-07-01T11:30:00.000Z'],
  ['a change by half an hour', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['a day whose midnight does not exist', '2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('reads %s as the clocks go on, and the first of two: %s %s', (_, local, zone, iso) =>
  expect(fromLocalTime(local, zone)).toBe(iso),
);
