import { openTestBackend, stockSimpleProducts, type TestBackend } from '@tests/backend/testBackend.ts';
import { ADA, codeOf, type TestBrowser } from '@tests/backend/testBrowser.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDeliveryDates, getDeliveryDays } from '../../../contract/delivery.ts';
import { placeOrder } from '../../../contract/order.ts';
import { getProduct, getShippingEstimate } from '../../../contract/productEndpoints.ts';
import { searchProducts } from '../../../contract/search.ts';
import { outbox } from '../database/schema/customer.ts';
import { slotCounts } from '../database/schema/delivery.ts';
import { inventory } from '../database/schema/location.ts';
import { buildEmail } from '../email/buildEmail.ts';
import { prune } from '../limits/prune.ts';

const PORTLAND = '97205';
/** The clock of the test stands at 10 AM on a Saturday in Portland, whose crews drive from Tuesday to Saturday. */
const EARLIEST = '2026-11-24';

let shop: TestBackend;
let stocked: Awaited<ReturnType<typeof stockSimpleProducts>>;

beforeAll(async () => {
  shop = await openTestBackend();
  stocked = await stockSimpleProducts(shop, 3, 50);
});
afterAll(() => shop.close());

const idOf = (index: number) => stocked[index]?.id ?? '';

async function fillCart(browser: TestBrowser, productId = idOf(0)) {
  await browser.startSession();
  await browser.add(productId);
  const address = { ...ADA, city: 'Portland', region: 'OR', postcode: PORTLAND };
  await browser.cart('PUT', '/billing_address', { ...address, email: 'ada@example.com' });
  await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
  return browser;
}

async function offeredDays(browser: TestBrowser) {
  const { body } = await browser.call('GET', `/cart/delivery/${PORTLAND}`);
  return z.parse(getDeliveryDays.response, body).days;
}

const chooseSlot = (browser: TestBrowser, delivery_date: string, delivery_slot = '08:00-12:00') =>
  browser.call('PUT', '/cart/shipping', {
    method: 'standard_delivery',
    data: { delivery_date, delivery_slot },
  });

async function orderAt(date: string, slot?: string) {
  const browser = await fillCart(shop.newBrowser());
  const chosen = await chooseSlot(browser, date, slot);
  if (chosen.status !== 200) return { browser, response: chosen };
  await browser.cart('PUT', '/payment', { method: 'checkmo' });
  return { browser, response: await browser.place() };
}

/** The text of the newest confirmation. */
async function confirmation(): Promise<string> {
  const { db, catalog } = shop.context;
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'order')).orderBy(desc(outbox.id));
  const tenant = (await catalog.current()).tenants.find(({ code }) => code === 'maple');
  if (!row || !tenant) throw new Error('There is no confirmation.');
  return buildEmail(row, tenant).text;
}

describe('the earliest day', () => {
  it('is one day on tile, product, estimate, cart and checkout', async () => {
    const browser = await fillCart(shop.newBrowser());
    const dates = z.parse(
      getDeliveryDates.response,
      (await browser.call('GET', `/delivery/${PORTLAND}`)).body,
    );
    const product = z.parse(getProduct.response, (await browser.call('GET', `/products/${idOf(0)}`)).body);
    const found = z.parse(
      searchProducts.response,
      (await browser.call('GET', `/search/${encodeURIComponent(product.name)}`)).body,
    );
    const tile = found.products.find(({ entity_id }) => entity_id === product.entity_id);
    expect([product.availability, tile?.availability]).toEqual(['in_stock', 'in_stock']);
    const estimate = async (path: string) =>
      z
        .parse(getShippingEstimate.response, (await browser.call('GET', path)).body)
        .methods.map(({ earliest_date, is_pickup }) => (is_pickup ? 'pickup' : earliest_date));
    const cart = await browser.cart();
    const methods = [EARLIEST, EARLIEST, 'pickup'];
    expect(dates.in_stock).toBe(EARLIEST);
    expect(await estimate(`/products/${idOf(0)}/shipping/${PORTLAND}`)).toEqual(methods);
    expect(await estimate(`/cart/shipping/${PORTLAND}`)).toEqual(methods);
    // The longer notations, which the form and the checkout accept too (contract/postcode.ts).
    for (const zip of [`${PORTLAND}1234`, `${PORTLAND}%201234`, `${PORTLAND}-1234`])
      for (const path of [`/products/${idOf(0)}/shipping`, '/cart/shipping'])
        expect([zip, await estimate(`${path}/${zip}`)]).toEqual([zip, methods]);
    const address = { ...ADA, city: 'Portland', region: 'OR', email: 'ada@example.com' };
    for (const postcode of [`${PORTLAND}1234`, `${PORTLAND} 1234`])
      expect(await browser.cart('PUT', '/billing_address', { ...address, postcode })).toMatchObject({
        billing_address: { postcode: PORTLAND, validation_errors: [] },
      });
    expect(cart.shipping_methods.filter((one) => !one.is_pickup).map((one) => one.earliest_date)).toEqual([
      EARLIEST,
      EARLIEST,
    ]);
    expect((await offeredDays(browser))[0]?.date).toBe(EARLIEST);
  });

  it('is later for a product that nobody counts, and for a cart with one', async () => {
    await shop.context.db.delete(inventory).where(eq(inventory.productId, Number(idOf(2))));
    const browser = await fillCart(shop.newBrowser(), idOf(0));
    const product = z.parse(getProduct.response, (await browser.call('GET', `/products/${idOf(2)}`)).body);
    expect(product).toMatchObject({ availability: 'special_order', in_stock: true });
    const { body } = await browser.call('GET', `/delivery/${PORTLAND}`);
    const { special_order } = z.parse(getDeliveryDates.response, body);
    expect(special_order).toBe('2026-12-19');
    const { shipping_methods } = await browser.add(idOf(2));
    expect(shipping_methods[0]?.earliest_date).toBe(special_order);
    expect((await offeredDays(browser))[0]?.date).toBe(special_order);
  });

  it('is refused for text that is no postcode', async () => {
    const response = await shop.newBrowser().call('GET', '/delivery/nowhere');
    expect([response.status, codeOf(response)]).toEqual([422, 'postcodeUnknown']);
  });
});

describe('a slot', () => {
  it('stands on cart, order and confirmation', async () => {
    const { response, browser } = await orderAt(EARLIEST, '12:00-16:00');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      order: { delivery: { date: EARLIEST, slot: '12:00-16:00', from: '12:00', to: '16:00' }, pickup: null },
    });
    expect((await browser.call('GET', '/orders')).body).toMatchObject([{ delivery: { date: EARLIEST } }]);
    expect(await confirmation()).toContain('Booked for Tuesday, November 24, 2026, 12 PM – 4 PM');
  });

  it('that is not offered is rejected, and changes nothing', async () => {
    const browser = await fillCart(shop.newBrowser());
    for (const [date, slot] of [
      ['2026-11-23', '08:00-12:00'],
      ['2026-11-26', '08:00-12:00'],
      [EARLIEST, '20:00-23:00'],
      ['2020-01-01', '08:00-12:00'],
      ['9999-12-31', '08:00-12:00'],
    ] as const)
      expect(codeOf(await chooseSlot(browser, date, slot))).toBe('deliverySlotTaken');
    expect((await browser.cart()).info.shipping_method).toBe('');
  });

  it('is given to as many orders as it has places, and the last of two loses with a message', async () => {
    const full = '16:00-20:00';
    const late = await fillCart(shop.newBrowser());
    expect((await chooseSlot(late, '2026-11-25', full)).status).toBe(200);
    await late.cart('PUT', '/payment', { method: 'checkmo' });
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push(await orderAt('2026-11-25', full));
    expect(orders.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);

    expect((await late.cart()).delivery).toMatchObject({ date: '2026-11-25', slot: full, is_taken: true });
    const lost = await late.place();
    expect([lost.status, codeOf(lost)]).toEqual([422, 'deliverySlotTaken']);
    expect(codeOf(await chooseSlot(late, '2026-11-25', full))).toBe('deliverySlotTaken');
    const day = (await offeredDays(late)).find(({ date }) => date === '2026-11-25');
    expect(day?.slots.map(({ id, is_free }) => [id, is_free])).toEqual([
      ['08:00-12:00', true],
      ['12:00-16:00', true],
      [full, false],
    ]);
    expect((await chooseSlot(late, '2026-11-25')).status).toBe(200);
  });

  it('no day with only full slots is the earliest one', async () => {
    const busy = shop.newBrowser();
    const before = (await busy.call('GET', '/delivery/97301')).body as { in_stock: string };
    await shop.context.db.insert(slotCounts).values(
      ['08:00-12:00', '12:00-16:00', '16:00-20:00'].map((slot) => ({
        tenantId: 1,
        zone: 'valley',
        day: before.in_stock,
        slot,
        orders: 6,
      })),
    );
    const after = (await busy.call('GET', '/delivery/97301')).body as { in_stock: string };
    expect(after.in_stock > before.in_stock).toBe(true);
  });

  it('counts are forgotten when the day has passed', async () => {
    const row = { tenantId: 1, zone: 'portland', day: '2026-11-01', slot: '08:00-12:00', orders: 1 };
    await shop.context.db.insert(slotCounts).values(row);
    await prune(shop.context);
    const days = (await shop.context.db.select().from(slotCounts)).map(({ day }) => day);
    expect(days).not.toContain('2026-11-01');
    expect(days).toContain(EARLIEST);
  });

  it('returns to the calendar when an unpaid order goes back into the cart', async () => {
    const { db } = shop.context;
    await db.update(inventory).set({ qty: 5 }).where(eq(inventory.locationId, 'warehouse-payments'));
    const browser = await fillCart(shop.newBrowser('payments.localhost'));
    expect((await chooseSlot(browser, EARLIEST)).status).toBe(200);
    await browser.cart('PUT', '/payment', { method: 'paypal_standard' });
    const placed = await browser.place(undefined, 'paypal_standard');
    const ordersAt = async () =>
      (await shop.context.db.select().from(slotCounts)).find(
        ({ tenantId, day, slot }) => tenantId === 3 && day === EARLIEST && slot === '08:00-12:00',
      )?.orders;
    expect([placed.status, await ordersAt()]).toEqual([200, 1]);
    const { entity_id } = z.parse(placeOrder.response, placed.body).order;
    const { body } = await browser.call('POST', `/orders/${entity_id}/reopen`);
    expect(body).toMatchObject({ delivery: { date: EARLIEST, slot: '08:00-12:00', is_taken: false } });
    expect(await ordersAt()).toBe(0);
  });
});
