import { describe, expect, it, vi } from 'vitest';
import {
  type DeliveryCalendar,
  isClosed,
  readDeliveryCalendar,
  type Supply,
  servedDays,
  zoneOf,
} from './calendar.ts';
import { localTime } from './calendarDays.ts';

const calendar = readDeliveryCalendar('maple', {
  closed_days: ['2026-11-26', '12-25'],
  pickup: { transfer_days: 3, order_days: 28 },
  zones: [
    {
      name: 'city',
      postcodes: ['972', 'H2H'],
      weekdays: [2, 4, 6],
      cut_off: '14:00',
      stock_days: 1,
      order_days: 28,
      slots: [{ from: '08:00', to: '12:00', capacity: 2 }],
    },
    { name: 'far', postcodes: ['97'], weekdays: [3], cut_off: '12:00', stock_days: 4, order_days: 35 },
  ],
}) as DeliveryCalendar;

function firstDays(postcode: string, supply: Supply, moment: string, count = 1): string[] {
  const zone = zoneOf(calendar, postcode);
  if (!zone) return [];
  return [...servedDays(calendar, zone, supply, localTime(new Date(moment), 'America/Los_Angeles'))].slice(
    0,
    count,
  );
}

describe('the zone of a postcode', () => {
  it.each([
    ['97205', 'city'],
    ['H2H 2C7', 'city'],
    ['97301', 'far'],
    ['10001', undefined],
  ])('%s is %s: the longest beginning decides', (postcode, name) => {
    expect(zoneOf(calendar, postcode)?.name).toBe(name);
  });
});

describe('the earliest day', () => {
  it('is a day of the week on which the zone is served, after the lead time', () => {
    // Monday noon in Portland: ordered on Monday, delivered on Tuesday.
    expect(firstDays('97205', 'in_stock', '2026-11-23T20:00:00Z')).toEqual(['2026-11-24']);
  });

  it('is a day later after the cut-off, in the zone of the tenant and not of UTC', () => {
    // 13:59 and 14:00 in Portland; in UTC both are the evening of the same day.
    expect(firstDays('97205', 'in_stock', '2026-11-23T21:59:00Z')).toEqual(['2026-11-24']);
    expect(firstDays('97205', 'in_stock', '2026-11-23T22:00:00Z')).toEqual(['2026-11-28']);
    // Already Tuesday in UTC, still Monday evening in Portland.
    expect(firstDays('97205', 'in_stock', '2026-11-24T05:00:00Z')).toEqual(['2026-11-28']);
  });

  it('is also a day on which the locations close early', () => {
    const early = readDeliveryCalendar('maple', {
      pickup: { transfer_days: 3, order_days: 28 },
      zones: [],
      special_days: [{ day: '11-24', hours: { opens: '10:00', closes: '15:00' } }, { day: '11-26' }],
    });
    expect(early && ['2026-11-24', '2026-11-26'].map((day) => isClosed(early, day))).toEqual([false, true]);
  });

  it('skips closed days of one year and of every year', () => {
    expect(firstDays('97205', 'in_stock', '2026-11-24T20:00:00Z', 2)).toEqual(['2026-11-28', '2026-12-01']);
    expect(firstDays('97301', 'in_stock', '2030-12-20T18:00:00Z')).toEqual(['2031-01-01']);
    expect(firstDays('97205', 'in_stock', '2027-12-23T18:00:00Z')).toEqual(['2027-12-28']);
  });

  it('is later for goods that the maker builds', () => {
    expect(firstDays('97205', 'special_order', '2026-11-23T20:00:00Z')).toEqual(['2026-12-22']);
  });

  it('does not move when the clocks change', () => {
    // Daylight saving time begins on 2027-03-14 in Portland.
    expect(firstDays('97205', 'in_stock', '2027-03-13T20:00:00Z')).toEqual(['2027-03-16']);
    expect(firstDays('97205', 'in_stock', '2027-03-15T20:00:00Z')).toEqual(['2027-03-16']);
  });

  it('is none where the tenant does not deliver', () => {
    expect(firstDays('10001', 'in_stock', '2026-11-23T20:00:00Z')).toEqual([]);
  });
});

it('an invalid calendar is dropped with a warning that names the place, and none is none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readDeliveryCalendar('maple', undefined)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  const zones = [{ ...calendar.zones[0], cut_off: '25:00' }];
  expect(readDeliveryCalendar('maple', { ...calendar, zones })).toBeNull();
  expect(warn).toHaveBeenCalledWith('Tenant maple: the delivery calendar is invalid at zones.0.cut_off');
  warn.mockRestore();
});
