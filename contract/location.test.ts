import { expect, it } from 'vitest';
import { listLocations } from './location';
import { readResponse } from './readResponse';

const open = { opens: '10:00', closes: '18:00' };
const closed = { opens: '', closes: '' };

it.each([
  ['null', [null, open, open, open, open, open, null]],
  ['false', [false, open, open, open, open, open, false]],
  ['an object of null', [{ opens: null, closes: null }, open, open, open, open, open, closed]],
  ['missing in a map', { 1: open, 2: open, 3: open, 4: open, 5: open }],
  ['null in a map by name', { mon: null, tue: open, wed: open, thu: open, fri: open, sat: open, sun: null }],
])('a closed day that is %s does not shift the days after it', (_, week) => {
  const [location] = readResponse(listLocations.response, [{ store_id: 'salem', week }]).data ?? [];
  expect(location?.week).toEqual([closed, open, open, open, open, open, closed]);
});

it.each([[], null, '', undefined])('a location with a week of %j has none', (week) => {
  const [location] = readResponse(listLocations.response, [{ store_id: 'salem', week }]).data ?? [];
  expect(location?.week).toEqual([]);
});
