import { expect, it } from 'vitest';
import { date, maybeDate } from './fields';

it.each([
  ['2026-11-29', '2026-11-29'],
  ['2026-11-29 10:00:00', '2026-11-29 10:00:00'],
  [1_764_410_400, '2025-11-29T10:00:00.000Z'],
  ['1764410400', '2025-11-29T10:00:00.000Z'],
  [1_764_410_400_000, '2025-11-29T10:00:00.000Z'],
  ['0000-00-00', ''],
  ['0000-00-00 00:00:00', ''],
  ['-0001-11-30', ''],
  ['-0001-11-30 00:00:00', ''],
  [-62_169_984_000, ''],
  [0, ''],
  ['0', ''],
  [1e17, ''],
  [Number.POSITIVE_INFINITY, ''],
  ['soon', ''],
  [null, ''],
])('reads the date %j as %j', (sent, read) => {
  expect([date.parse(sent as string), maybeDate.parse(sent as string)]).toEqual([read, read || null]);
});
