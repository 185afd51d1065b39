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
