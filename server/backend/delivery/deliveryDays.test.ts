import { expect, it } from 'vitest';
import { readDeliveryCalendar, zoneOf } from './calendar.ts';
import { minutesOf } from './calendarDays.ts';
import { earliestDay, findOfferedSlot, type ServedZone } from './deliveryDays.ts';

const TODAY = '2026-11-24';

/** A zone that is delivered on the day of the order. */
function servedAt(time: string): ServedZone {
  const calendar = readDeliveryCalendar('maple', {
    pickup: { transfer_days: 3, order_days: 28 },
    zones: [
      {
        name: 'city',
        postcodes: ['972'],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        cut_off: '18:00',
        stock_days: 0,
        order_days: 28,
        slots: [
          { from: '08:00', to: '12:00', capacity: 2 },
          { from: '12:00', to: '16:00', capacity: 2 },
        ],
      },
    ],
  });
  const zone = calendar && zoneOf(calendar, '97205');
  if (!calendar || !zone) throw new Error('The calendar is invalid.');
  return { calendar, zone, time: { day: TODAY, minutes: minutesOf(time) }, counts: new Map() };
}

it.each([
  ['07:59', TODAY, ['08:00-12:00', '12:00-16:00']],
  ['08:00', TODAY, ['12:00-16:00']],
  ['11:59', TODAY, ['12:00-16:00']],
  ['12:00', '2026-11-25', []],
])('at %s the first day is %s, and the slots of today are %j', (time, first, slots) => {
  const served = servedAt(time);
  expect(earliestDay(served, 'in_stock')).toBe(first);
  const free = ['08:00-12:00', '12:00-16:00'].filter((slot) =>
    findOfferedSlot(served, 'in_stock', { date: TODAY, slot }),
  );
  expect(free).toEqual(slots);
});
