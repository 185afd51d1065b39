import { describe, expect, it } from 'vitest';
import { pages } from '../demo/content/pages/pages.ts';
import { mapleDelivery } from '../demo/tenants/deliveryCalendars.ts';
import { tenants } from '../demo/tenants/tenants.ts';
import { readDeliveryCalendar } from '../server/backend/delivery/calendar.ts';
import { minutesOf } from '../server/backend/delivery/calendarDays.ts';
import { plainOf } from './demoContents.ts';

const calendars = tenants.map(({ code, config, delivery }) => {
  const calendar = readDeliveryCalendar(code, delivery);
  if (!calendar) throw new Error(`The calendar of ${code} is invalid.`);
  return { code, config, calendar };
});
const zones = calendars.flatMap(({ calendar }) => calendar.zones);

describe('the delivery calendars of the demo shop', () => {
  it('have windows of four hours, as the delivery page says', () => {
    const [page] = pages.filter(({ identifier }) => identifier === 'delivery');
    expect(plainOf(page?.content.en ?? '')).toContain('a four-hour window');
    for (const { slots } of zones)
      for (const { from, to } of slots) expect(minutesOf(to) - minutesOf(from)).toBe(240);
  });

  it('deliver special orders after four to six weeks, as the availability says', () => {
    for (const { config } of calendars.filter(({ code }) => code !== 'boreale'))
      expect(config.display_features?.availability_messages?.special_order).toContain('four to six weeks');
    const days = [...zones, ...calendars.map(({ calendar }) => calendar.pickup)].map(
      ({ order_days }) => order_days,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...days)).toBeLessThanOrEqual(42);
  });

  it('serve every postcode, each by one zone', () => {
    expect(mapleDelivery.zones.filter(({ postcodes }) => postcodes.includes(''))).toHaveLength(1);
    for (const { calendar } of calendars) {
      const starts = calendar.zones.flatMap(({ postcodes }) => postcodes);
      expect(starts).toContain('');
      expect(new Set(starts).size).toBe(starts.length);
    }
  });
});
