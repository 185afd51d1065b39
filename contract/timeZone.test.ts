import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readResponse } from './readResponse';
import { isTimeZone, isTimeZoneLike, maybeTimeZone } from './timeZone';

it.each([
  ['America/Denver', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['America/Nowhere', false],
  ['Mountain time', false],
  // Intl takes offsets, which know no summer time and mean the opposite in PostgreSQL.
  ['+05:00', false],
  ['', false],
])('%s is a time zone: %s', (zone, expected) => expect(isTimeZone(zone)).toBe(expected));

it('accepts a zone by its form without asking for its data', () => {
  expect([isTimeZoneLike('America/Nowhere'), isTimeZoneLike('5 hours')]).toEqual([true, false]);
});

it.each([
  ['America/Halifax', 'America/Halifax'],
  ['Halifax', ''],
  ['America/Nowhere', ''],
  [undefined, ''],
  [null, ''],
  [{}, ''],
])('reads %s of a backend as %j', (zone, expected) =>
  expect(readResponse(z.object({ zone: maybeTimeZone }), { zone }).data?.zone).toBe(expected),
);
