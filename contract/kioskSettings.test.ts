import { expect, it } from 'vitest';
import { ALWAYS, isScheduled } from './desk/schedule';
import { isWithinHours } from './kioskSettings';

const hoursWithin = (window: readonly [number, number]) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isWithinHours(hour, window));

it('hours may span midnight', () => {
  expect(hoursWithin([2, 4])).toEqual([2, 3]);
  expect(hoursWithin([22, 2])).toEqual([0, 1, 22, 23]);
});

it('an unknown hour lies in no window but the whole day', () => {
  expect(
    [[2, 4] as const, [22, 2] as const, [3, 3] as const].map((window) => isWithinHours(Number.NaN, window)),
  ).toEqual([false, false, true]);
});

it('equal hours are the whole day, as in the schedule of a playlist', () => {
  expect(hoursWithin([3, 3])).toHaveLength(24);
  const schedule = { ...ALWAYS, day_parts: [{ from: '03:00', until: '03:00' }] };
  for (const hour of [0, 2, 3, 4, 23])
    expect(isScheduled(schedule, Date.UTC(2026, 10, 25, hour), 'UTC'), `${hour} o'clock`).toBe(true);
});
