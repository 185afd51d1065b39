import { expect, it } from 'vitest';
import { type MemoryState, mustRestart } from './memoryCeiling';

const state: MemoryState = { bytes: 1_100, ceiling: 1_000, hour: 3, quietHours: [2, 5], isVisited: false };

it('starts anew out of hours once the ceiling is passed', () => {
  expect(mustRestart(state)).toBe(true);
  expect(mustRestart({ ...state, bytes: 1_000 })).toBe(false);
  expect(mustRestart({ ...state, hour: 11 })).toBe(false);
  expect(mustRestart({ ...state, hour: 5 })).toBe(false);
});

it('understands a night that goes over midnight', () => {
  const night = { ...state, quietHours: [22, 6] as const };
  expect([21, 22, 23, 0, 5, 6].map((hour) => mustRestart({ ...night, hour }))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('does not wait for the night when it is far beyond, but never ends a visit', () => {
  expect(mustRestart({ ...state, hour: 11, bytes: 1_501 })).toBe(true);
  expect(mustRestart({ ...state, bytes: 9_000, isVisited: true })).toBe(false);
});
