import { expect, it } from 'vitest';
import { quietMs } from './quietHours.ts';

const HOUR = 3_600_000;
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const night = { from: '21:00', until: '08:00' };

it.each([
  ['20:59', 0],
  ['21:00', 11 * HOUR],
  ['23:30', 8.5 * HOUR],
  ['00:00', 8 * HOUR],
  ['07:59', HOUR / 60],
  ['08:00', 0],
])('at %s the shopper sleeps for %d ms', (time, ms) => {
  expect(quietMs(at(time), { ...night, timeZones: ['UTC'] })).toBe(ms);
});

it('equal times are the whole day, as in the schedule of a playlist, and there may be none', () => {
  const timeZones = ['UTC'];
  expect(quietMs(at('03:00'), { from: '08:00', until: '08:00', timeZones })).toBe(5 * HOUR);
  expect(quietMs(at('08:00'), { from: '08:00', until: '08:00', timeZones })).toBe(24 * HOUR);
  expect(quietMs(at('03:00'), { from: 'none', until: '08:00', timeZones })).toBe(0);
});

it('uses the first time zone that exists, and no quiet hours without one', () => {
  const zones = (...timeZones: string[]) => quietMs(at('12:00'), { ...night, timeZones });
  expect(zones('Asia/Tokyo', 'UTC')).toBe(11 * HOUR);
  expect(zones('', 'No/Where', 'UTC')).toBe(0);
  expect(zones('')).toBe(0);
  expect(quietMs(at('13:00'), { from: '12:00', until: '14:00', timeZones: ['UTC'] })).toBe(HOUR);
});
