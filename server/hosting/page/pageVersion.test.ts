import { expect, it } from 'vitest';
import { nextDayStart, nextExpiry } from './pageVersion.ts';

const now = Date.parse('2026-11-23T10:10:00Z');

it('a page may change at the next instant in its data, and at the start of the next day of its tenant', () => {
  const limit = (data: string) =>
    new Date(nextExpiry(['{}', data], now, 'America/Los_Angeles')).toISOString();
  expect(limit('{}')).toBe('2026-11-24T08:00:00.000Z');
  expect(limit('{"until":"2026-11-23T10:12:30.000Z","from":"2026-11-23T10:00:00Z"}')).toBe(
    '2026-11-23T10:12:30.000Z',
  );
  expect(limit('{"until":"2026-12-31"}')).toBe('2026-11-24T08:00:00.000Z');
});

it.each([
  ['UTC', '2026-11-23T10:10:00Z', '2026-11-24T00:00:00.000Z'],
  ['America/St_Johns', '2026-11-23T10:10:00Z', '2026-11-24T03:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T10:10:00Z', '2026-11-23T18:15:00.000Z'],
  // The day in which summer time ends has 25 hours.
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z'],
])('a day of %s after %s begins at %s', (timeZone, at, expected) => {
  expect(new Date(nextDayStart(Date.parse(at), timeZone)).toISOString()).toBe(expected);
});

it('a day of an unknown time zone may begin at the next quarter of an hour', () => {
  expect(new Date(nextDayStart(now, 'Mars/Olympus')).toISOString()).toBe('2026-11-23T10:15:00.000Z');
});
