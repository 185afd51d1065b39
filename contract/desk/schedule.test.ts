import { describe, expect, it } from 'vitest';
import { ALWAYS, isScheduled, type Schedule } from './schedule';

const NEW_YORK = 'America/New_York';
const at = (iso: string, schedule: Partial<Schedule>, timeZone = NEW_YORK) =>
  isScheduled({ ...ALWAYS, ...schedule }, Date.parse(iso), timeZone);

describe('isScheduled', () => {
  it('bounds by validity, the end excluded', () => {
    const validity = { valid_from: '2026-11-01T00:00:00Z', valid_until: '2026-11-02T00:00:00Z' };
    expect(at('2026-10-31T23:59:59Z', validity)).toBe(false);
    expect(at('2026-11-01T00:00:00Z', validity)).toBe(true);
    expect(at('2026-11-02T00:00:00Z', validity)).toBe(false);
    expect(at('2026-11-02T00:00:00Z', {}), 'without bounds').toBe(true);
  });

  it('knows the weekday of the time zone', () => {
    // Monday 02:00 in Greenwich is still Sunday in New York.
    const moment = '2026-11-23T02:00:00Z';
    expect(at(moment, { weekdays: [7] })).toBe(true);
    expect(at(moment, { weekdays: [1] })).toBe(false);
    expect(at(moment, { weekdays: [1] }, 'Europe/Paris')).toBe(true);
  });

  it('shows a part of the day from its first to before its last minute', () => {
    const morning = { day_parts: [{ from: '09:00', until: '12:00' }] };
    const local = (time: string) => `2026-11-23T${time}:00-05:00`;
    expect(['08:59', '09:00', '11:59', '12:00'].map((time) => at(local(time), morning))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const evening = { day_parts: [{ from: '20:00', until: '24:00' }] };
    expect([at(local('23:59'), evening), at(local('00:00'), evening)]).toEqual([true, false]);
  });

  it('counts the hours after midnight to the day before', () => {
    const fridayNight = { weekdays: [5], day_parts: [{ from: '22:00', until: '02:00' }] };
    // 27 November 2026 is a Friday.
    expect(at('2026-11-27T23:00:00-05:00', fridayNight)).toBe(true);
    expect(at('2026-11-28T01:59:00-05:00', fridayNight), 'Saturday morning').toBe(true);
    expect(at('2026-11-28T02:00:00-05:00', fridayNight)).toBe(false);
    expect(at('2026-11-27T01:00:00-05:00', fridayNight), 'Thursday night').toBe(false);
    const sundayNight = { ...fridayNight, weekdays: [7] };
    expect(at('2026-11-23T01:00:00-05:00', sundayNight), 'Monday morning').toBe(true);
  });

  it('follows the clocks on the wall when they change', () => {
    const early = { day_parts: [{ from: '01:30', until: '03:30' }] };
    // 8 March 2026: 01:59 is followed by 03:00.
    expect(at('2026-03-08T06:45:00Z', early), '01:45').toBe(true);
    expect(at('2026-03-08T07:15:00Z', early), '03:15').toBe(true);
    expect(at('2026-03-08T07:30:00Z', early), '03:30').toBe(false);
    // 1 November 2026: the hour from 01:00 occurs twice.
    const once = { day_parts: [{ from: '01:00', until: '02:00' }] };
    expect([at('2026-11-01T05:30:00Z', once), at('2026-11-01T06:30:00Z', once)]).toEqual([true, true]);
    expect(at('2026-11-01T07:00:00Z', once)).toBe(false);
  });
});

it.each([
  ['America/St_Johns', '2026-11-23T12:29:00Z', '2026-11-23T12:30:00Z'],
  ['Asia/Kathmandu', '2026-11-23T03:14:00Z', '2026-11-23T03:15:00Z'],
  ['Australia/Lord_Howe', '2026-11-22T21:59:00Z', '2026-11-22T22:00:00Z'],
])(
  'begins a part of the day by a clock that is not a whole hour from Greenwich: %s',
  (zone, before, from) => {
    const morning = { day_parts: [{ from: '09:00', until: '12:00' }] };
    expect([at(before, morning, zone), at(from, morning, zone)]).toEqual([false, true]);
  },
);
