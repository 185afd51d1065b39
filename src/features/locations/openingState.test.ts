import { location } from '@contract/location';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingState, weekdayName } from './openingState';

const day = { opens: '10:00', closes: '20:00' };
/** Monday to Friday 10 to 20, Saturday until 1 in the night, Sunday closed. */
const week = [day, day, day, day, day, { opens: '18:00', closes: '01:00' }, { opens: '', closes: '' }];
const ordinary = { week, special_days: [] };
const portland = 'America/Los_Angeles';

describe('a location', () => {
  it.each([
    // 2026-11-25 is a Wednesday; Portland is 8 hours behind UTC.
    ['2026-11-25T18:00:00Z', { kind: 'open', until: '20:00' }],
    ['2026-11-26T03:59:00Z', { kind: 'open', until: '20:00' }],
    ['2026-11-26T04:00:00Z', { kind: 'closed', opens: '10:00', dayIndex: 3 }],
    ['2026-11-25T17:59:00Z', { kind: 'closed', opens: '10:00', dayIndex: null }],
    ['2026-11-29T08:30:00Z', { kind: 'open', until: '01:00' }],
    ['2026-11-29T09:00:00Z', { kind: 'closed', opens: '10:00', dayIndex: 0 }],
    // Summer time: 7 hours behind UTC.
    ['2026-07-01T17:00:00Z', { kind: 'open', until: '20:00' }],
  ])('at %s is %j in its own time zone', (now, expected) => {
    expect(openingState(ordinary, new Date(now), portland)).toEqual(expected);
  });

  it('is open until 8 PM in Portland while it is closed at the same time in Montréal', () => {
    const now = new Date('2026-11-26T02:00:00Z');
    expect(openingState(ordinary, now, portland)?.kind).toBe('open');
    expect(openingState(ordinary, now, 'America/Toronto')?.kind).toBe('closed');
  });

  it('is closed on a day that its backend sends as null', () => {
    const { week: parsed } = z.parse(location, { store_id: '1', week: [...week.slice(0, 6), null] });
    const sunday = new Date('2026-11-29T20:00:00Z');
    expect(openingState({ week: parsed, special_days: [] }, sunday, portland)).toEqual({
      kind: 'closed',
      opens: '10:00',
      dayIndex: 0,
    });
  });

  it.each([
    { opens: '9:00 AM', closes: '8:00 PM' },
    { opens: '09:00', closes: '' },
  ])('is neither open nor closed with hours that can’t be read: %j', (hours) => {
    const unreadable = { week: Array.from({ length: 7 }, () => hours), special_days: [] };
    expect(openingState(unreadable, new Date('2026-11-25T20:00:00Z'), portland)).toBeNull();
  });

  it('open around the clock, never open, or of a backend with lines only', () => {
    const always = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '00:00' }));
    const now = new Date('2026-11-26T02:00:00Z');
    expect(openingState({ week: always, special_days: [] }, now, portland)).toEqual({
      kind: 'open',
      until: '00:00',
    });
    expect(
      openingState(
        { week: Array.from({ length: 7 }, () => ({ opens: '', closes: '' })), special_days: [] },
        now,
        portland,
      ),
    ).toBeNull();
    expect(openingState({ week: [], special_days: [] }, now, portland)).toBeNull();
  });
});

describe('a location with special days', () => {
  const special_days = [
    { date: '2026-11-26', name: 'Thanksgiving', opens: '', closes: '' },
    { date: '2026-11-27', name: '', opens: '12:00', closes: '15:00' },
    { date: '2026-12-05', name: 'Festival', opens: '18:00', closes: '22:00' },
    // A Sunday, on which the location is closed anyway.
    { date: '2026-11-29', name: 'Fair', opens: '10:00', closes: '12:00' },
  ];

  it.each([
    ['2026-11-26T05:00:00Z', { kind: 'closed', opens: '12:00', dayIndex: 4 }],
    ['2026-11-26T20:00:00Z', { kind: 'closedToday', name: 'Thanksgiving' }],
    ['2026-11-27T19:00:00Z', { kind: 'closed', opens: '12:00', dayIndex: null }],
    ['2026-11-27T21:00:00Z', { kind: 'open', until: '15:00' }],
    ['2026-11-27T23:30:00Z', { kind: 'closed', opens: '18:00', dayIndex: 5 }],
    ['2026-11-29T19:00:00Z', { kind: 'closed', opens: '10:00', dayIndex: 0 }],
    // Half an hour after midnight: the ordinary Saturday would end at 1:00, the one of the festival ended at 22:00.
    ['2026-12-06T08:30:00Z', { kind: 'closed', opens: '10:00', dayIndex: 0 }],
  ])('at %s is %j', (now, expected) => {
    expect(openingState({ week, special_days }, new Date(now), portland)).toEqual(expected);
  });
});

it('writes days as the language does', () => {
  expect(weekdayName(0, 'fr-CA')).toBe('lundi');
});
