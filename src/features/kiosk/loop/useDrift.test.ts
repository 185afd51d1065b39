import { expect, it } from 'vitest';
import { driftAt } from './useDrift';

const MINUTE_MS = 60_000;

it('moves to another place each minute, at most some pixels away, and visits all places equally', () => {
  const places = Array.from({ length: 18 }, (_, minute) => driftAt(minute * MINUTE_MS + 30_000));
  for (const [at, { x, y }] of places.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(6);
    const next = places[at + 1];
    if (next) expect([next.x, next.y]).not.toEqual([x, y]);
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
});

it('rests ten seconds in ten minutes', () => {
  const seconds = Array.from({ length: 600 }, (_, second) => driftAt(second * 1000));
  expect(seconds.filter(({ isResting }) => isResting)).toHaveLength(10);
});
