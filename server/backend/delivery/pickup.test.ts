import { openTestBackend, stockSimpleProducts, type TestBackend } from '@tests/backend/testBackend.ts';
import { codeOf } from '@tests/backend/testBrowser.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getProductPickup } from '../../../contract/delivery.ts';
import { inventory, locations } from '../database/schema/location.ts';
import { type DeliveryCalendar, readDeliveryCalendar } from './calendar.ts';
import { readyDay } from './pickup.ts';

const open = { opens: '10:00', closes: '18:00' };
/** Closed on Sundays. */
const week = [open, open, open, open, open, open, null];
const calendar = readDeliveryCalendar('maple', {
  zones: [],
  closed_days: ['2026-11-26'],
  special_days: [
    { day: '12-24', hours: { opens: '10:00', closes: '15:00' } },
    { day: '12-26', name: { en: 'Inventory' } },
    { day: '12-27', hours: { opens: '10:00', closes: '15:00' } },
  ],
  pickup: { last_minutes: 120, transfer_days: 2, order_days: 28 },
}) as DeliveryCalendar;

describe('the day on which goods are ready', () => {
  it.each([
    ['here', '2026-11-23', '16:00', '2026-11-23'],
    ['here', '2026-11-23', '16:01', '2026-11-24'],
    ['here', '2026-11-22', '11:00', '2026-11-23'],
    ['here', '2026-11-25', '17:00', '2026-11-27'],
    ['transfer', '2026-11-24', '09:00', '2026-11-27'],
    ['transfer', '2026-11-27', '09:00', '2026-11-30'],
    ['order', '2026-11-22', '09:00', '2026-12-21'],
    // Two hours before the early closing; on December 25 it is open in this calendar.
    ['here', '2026-12-24', '13:00', '2026-12-24'],
    ['here', '2026-12-24', '13:01', '2026-12-25'],
    // Closed on the 26th; the 27th is a Sunday, which its hours don't open.
    ['here', '2026-12-25', '17:00', '2026-12-28'],
    ['none', '2026-11-23', '09:00', ''],
  ] as const)('%s on %s at %s: %s', (supply, day, time, ready) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    expect(readyDay(calendar, week, supply, { day, minutes: hours * 60 + minutes })).toBe(ready);
  });

  it('is today at a location that closes at midnight', () => {
    const late = week.map(() => ({ opens: '10:00', closes: '00:00' }));
    expect(readyDay(calendar, late, 'here', { day: '2026-11-23', minutes: 22 * 60 })).toBe('2026-11-23');
    expect(readyDay(calendar, late, 'here', { day: '2026-11-23', minutes: 22 * 60 + 1 })).toBe('2026-11-24');
  });

  it('is none at a location that never opens', () => {
    expect(
      readyDay(
        calendar,
        week.map(() => null),
        'here',
        { day: '2026-11-23', minutes: 600 },
      ),
    ).toBe('');
  });
});

describe('a pickup', () => {
  let shop: TestBackend;
  let id: string;
  beforeAll(async () => {
    shop = await openTestBackend();
    [{ id = '' } = {}] = await stockSimpleProducts(shop, 1, 5);
  });
  afterAll(() => shop.close());

  const pickupOf = async (key: string, query = '') => {
    const { body } = await shop.newBrowser().call('GET', `/products/${key}/pickup${query}`);
    return z.parse(getProductPickup.response, body).locations;
  };

  it('names every location with its stock and day, nearest first', async () => {
    const found = await pickupOf(id, '?zip=97301');
    expect(found).toHaveLength(8);
    expect(found[0]).toMatchObject({ store_id: 'salem', distance: expect.any(Number), has_pickup: true });
    // All pieces are at the location whose id is the first one.
    const shops = await shop.context.db
      .select({ id: inventory.locationId })
      .from(inventory)
      .innerJoin(locations, and(eq(locations.id, inventory.locationId), eq(locations.tenantId, 1)))
      .where(eq(inventory.productId, Number(id)))
      .orderBy(asc(inventory.locationId));
    const here = found.filter(({ supply }) => supply === 'here');
    expect(here.map(({ store_id }) => store_id)).toEqual([shops[0]?.id]);
    // 10 AM on a Saturday in Portland.
    expect(here[0]?.ready_date).toBe('2026-11-21');
    const others = found.filter(({ supply }) => supply === 'transfer');
    expect(others).toHaveLength(7);
    expect(others.every(({ ready_date }) => ready_date >= '2026-11-23')).toBe(true);
  });

  it('is ready by the clock of its location', async () => {
    const [here] = (await pickupOf(id)).filter(({ supply }) => supply === 'here');
    const ofLocation = eq(locations.id, here?.store_id ?? '');
    const { db } = shop.context;
    // 10 AM in Portland is 7 PM in Paris, where the store closes too soon.
    await db.update(locations).set({ timeZone: 'Europe/Paris' }).where(ofLocation);
    const [abroad] = (await pickupOf(id)).filter(({ supply }) => supply === 'here');
    await db.update(locations).set({ timeZone: '' }).where(ofLocation);
    expect([here?.ready_date, abroad?.ready_date]).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('needs a location, which stands on cart, order and email', async () => {
    const browser = await shop.newBrowser().startSession();
    await browser.add(id);
    await browser.fillCheckout();
    await browser.cart('PUT', '/shipping', { method: 'store_pickup' });
    await browser.cart('PUT', '/payment', { method: 'checkmo' });
    expect(codeOf(await browser.place())).toBe('pickupLocation');

    await browser.cart('PUT', '', { storelocationid: 'salem' });
    const cart = await browser.cart('PUT', '/payment', { method: 'checkmo' });
    expect(cart.pickup).toMatchObject({ store_id: 'salem', city: 'Salem', ready_date: '2026-11-23' });
    expect(cart.shipping_methods.find(({ is_pickup }) => is_pickup)?.earliest_date).toBe('2026-11-23');
    const placed = await browser.order();
    expect(placed).toMatchObject({ delivery: null, pickup: { store_name: 'Maple & Main Salem' } });
  });

  it('of another tenant’s location is none', async () => {
    const browser = await shop.newBrowser().startSession();
    await browser.add(id);
    await browser.fillCheckout();
    await browser.cart('PUT', '', { storelocationid: 'moncton', shipping_method: 'store_pickup' });
    expect((await browser.cart()).pickup).toBeNull();
  });
});
