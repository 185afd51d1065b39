import { expect, it } from 'vitest';
import { type MemoryState, shouldRestart } from './memoryCeiling';

const state: MemoryState = { bytes: 1_100, ceiling: 1_000, hour: 3, quietHours: [2, 5], isVisitOpen: false };

it('restarts in the quiet hours above the ceiling', () => {
  expect(shouldRestart(state)).toBe(true);
  expect(shouldRestart({ ...state, bytes: 1_000 })).toBe(false);
  expect(shouldRestart({ ...state, hour: 11 })).toBe(false);
  expect(shouldRestart({ ...state, hour: 5 })).toBe(false);
});

it('accepts quiet hours that span midnight', () => {
  const night = { ...state, quietHours: [22, 6] as const };
  expect([21, 22, 23, 0, 5, 6].map((hour) => shouldRestart({ ...night, hour }))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('restarts at once far above the ceiling, but never during a visit', () => {
  expect(shouldRestart({ ...state, hour: 11, bytes: 1_501 })).toBe(true);
  expect(shouldRestart({ ...state, bytes: 9_000, isVisitOpen: true })).toBe(false);
});
