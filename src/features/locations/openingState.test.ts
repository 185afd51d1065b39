import { describe, expect, it } from 'vitest';
import { openingState, weekdayName } from './openingState';

const day = { opens: '10:00', closes: '20:00' };
/** Monday to Friday 10 to 20, Saturday until 1 in the night, Sunday closed. */
const week = [day, day, day, day, day, { opens: '18:00', closes: '01:00' }, { opens: '', closes: '' }];
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
    expect(openingState(week, new Date(now), portland)).toEqual(expected);
  });

  it('is open until 8 PM in Portland while it is closed at the same time in Montréal', () => {
    const now = new Date('2026-11-26T02:00:00Z');
    expect(openingState(week, now, portland)?.kind).toBe('open');
    expect(openingState(week, now, 'America/Toronto')?.kind).toBe('closed');
  });

  it('open around the clock, never open, or of a backend with lines only', () => {
    const always = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '00:00' }));
    const now = new Date('2026-11-26T02:00:00Z');
    expect(openingState(always, now, portland)).toEqual({ kind: 'open', until: '00:00' });
    expect(
      openingState(
        Array.from({ length: 7 }, () => ({ opens: '', closes: '' })),
        now,
        portland,
      ),
    ).toBeNull();
    expect(openingState([], now, portland)).toBeNull();
  });
});

it('writes days as the language does', () => {
  expect(weekdayName(0, 'fr-CA')).toBe('lundi');
});
