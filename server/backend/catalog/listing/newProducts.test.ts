import { expect, it } from 'vitest';
import { testCatalogIndex } from '../../../../tests/backend/testCatalogIndex.ts';
import { members } from '../index/bitSet.ts';
import { specialCollection } from './specialCollection.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T18:00:00Z');

it('a product starts and stops being new with time alone', async () => {
  const days = [-46, -44, 0, 1];
  const catalogIndex = await testCatalogIndex(days.map((day) => ({ created: START + day * DAY_MS })));
  const newAfter = (elapsed: number) => {
    const now = new Date(START + elapsed * DAY_MS);
    const found = specialCollection(catalogIndex, 'new', '', 'en', now);
    return found ? found.candidates : null;
  };
  const daysAfter = (elapsed: number) => {
    const set = newAfter(elapsed);
    return set && [...members(set)].map((position) => days[position]);
  };
  expect(daysAfter(0)).toEqual([-44, 0]);
  expect(newAfter(0.5), 'the same set, whose statistics are cached').toBe(newAfter(0));
  expect(daysAfter(1)).toEqual([0, 1]);
  expect(daysAfter(45)).toEqual([1]);
  expect(daysAfter(0), 'a clock that is set back').toEqual([-44, 0]);
});
