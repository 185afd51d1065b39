import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getPushKey, readPushWatches } from '../../../contract/push.ts';
import { type PushService, startPushService } from '../../../tests/backend/pushService.ts';
import {
  openTestBackend,
  setStock,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { offers, products } from '../database/schema/catalog.ts';
import { promotions } from '../database/schema/content.ts';
import { orders } from '../database/schema/order.ts';
import { pushMessages, pushSubscriptions } from '../database/schema/push.ts';
import { noteChanges } from './noteChanges.ts';
import { deliverDuePush } from './pushDelivery.ts';
import { vapidKeysOf } from './vapidKeys.ts';

let backend: TestBackend;
let service: PushService;
let product: Awaited<ReturnType<typeof stockSimpleProducts>>[number];
let browser: TestBrowser;
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  backend = await openTestBackend();
  backend.context.permitsPrivatePush = true;
  const [first] = await stockSimpleProducts(backend, 1, 50);
  if (!first) throw new Error('The demo shop has no simple product.');
  product = first;
});
beforeEach(async () => {
  service = await startPushService();
  browser = await backend.newBrowser().startSession();
  // Noon in Los Angeles, where the demo tenant is: no quiet hours.
  const hour = (20 - backend.context.clock().getUTCHours() + 24) % 24;
  backend.advanceClock(hour * 3600);
});
afterEach(async () => {
  await backend.context.db.delete(pushSubscriptions);
  await service.close();
});
afterAll(async () => {
  errors.mockRestore();
  await backend.close();
});

type Watch = { kind: string; subject: string };
const watch = (watches: Watch[], more: object = {}, by = browser) =>
  by.call('PUT', '/push/watches', {
    endpoint: service.endpoint,
    ...service.keys,
    time_zone: 'America/Los_Angeles',
    watches,
    ...more,
  });
const watchesOf = async (by = browser) =>
  z.parse(
    readPushWatches.response,
    (await by.call('POST', '/push/watches', { endpoint: service.endpoint })).body,
  ).watches;
const priceOf = (id: string) => ({ kind: 'price_drop', subject: id });

async function setPrice(cents: number): Promise<void> {
  const { db } = backend.context;
  await db
    .update(offers)
    .set({ price: cents })
    .where(eq(offers.productId, Number(product.id)));
  await backend.context.catalog.refresh();
}
async function round(): Promise<void> {
  await noteChanges(backend.context);
  await deliverDuePush(backend.context);
}
const bodies = () => service.received.map(({ contents }) => contents.body);

it('creates the keys once, and gives away the public one only', async () => {
  const { db, clock } = backend.context;
  const keys = await vapidKeysOf(db, clock());
  const response = await browser.call('GET', '/push/key');
  expect(z.parse(getPushKey.response, response.body).public_key).toBe(keys.publicKey);
  expect(JSON.stringify(response.body)).not.toContain(keys.privateKey);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});

it('tells of a price drop once, encrypted for the browser and signed by the shop', async () => {
  await setPrice(100_000);
  expect((await watch([priceOf(product.id)])).status).toBe(200);
  await round();
  await setPrice(120_000);
  await round();
  expect(bodies()).toEqual([]);
  await setPrice(89_900);
  await round();
  await round();
  expect(bodies()).toEqual(['Now $899.00 instead of $1,000.00']);
  const [first] = service.received;
  expect(first?.contents).toMatchObject({
    kind: 'price_drop',
    subject: product.id,
    stop_label: 'Stop these messages',
  });
  expect(first?.contents.url).toMatch(/^http:\/\/localhost\/product\//);
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(String(first?.headers.authorization)).toMatch(/^vapid t=.+k=/);
  await setPrice(79_900);
  await round();
  expect(bodies()[1]).toBe('Now $799.00 instead of $899.00');
  expect(await backend.context.db.select().from(pushMessages)).toMatchObject([
    { contents: {} },
    { contents: {} },
  ]);
});

it('tells that a product is back in stock, and stops watching it', async () => {
  await setStock(backend.context, Number(product.id), 0);
  await watch([{ kind: 'back_in_stock', subject: product.id }]);
  await round();
  expect(bodies()).toEqual([]);
  await setStock(backend.context, Number(product.id), 5);
  await round();
  expect(bodies()).toEqual(['It is back in stock.']);
  expect(await watchesOf()).toEqual([]);
});

it('tells that a rebate ends within two days, once, and then stops', async () => {
  const { db, clock } = backend.context;
  const [sofa] = await db.select().from(products).where(eq(products.urlKey, 'hudson-sofa'));
  const endInHours = (hours: number) =>
    db.update(promotions).set({
      endDate: new Date(clock().getTime() + hours * 3_600_000).toISOString().slice(0, 10),
    });
  await endInHours(240);
  await watch([{ kind: 'rebate_ends', subject: String(sofa?.id) }]);
  await round();
  expect(bodies()).toEqual([]);
  await endInHours(47);
  await round();
  await round();
  expect(bodies()).toEqual([expect.stringMatching(/^Its rebate ends on \w+day, (Nov|Dec)ember \d{1,2}\.$/)]);
  expect(await watchesOf()).toEqual([]);
});

it('tells of the status of an own order, and watches nobody else’s', async () => {
  await browser.add(product.id);
  await browser.fillCheckout();
  await browser.call('POST', '/cart/place', { payment_method: 'checkmo' });
  const [order] = await backend.context.db.select().from(orders).orderBy(sql`id desc`).limit(1);
  const status = { kind: 'order_status', subject: String(order?.id) };
  const stranger = await backend.newBrowser().startSession();
  await watch([status], {}, stranger);
  expect(await watchesOf()).toEqual([]);
  await watch([status]);
  expect(await watchesOf()).toEqual([status]);
  await backend.context.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(eq(orders.id, order?.id ?? 0));
  await round();
  expect(service.received[0]?.contents).toMatchObject({
    title: `Your order ${order?.incrementId}`,
    body: 'Your order was cancelled.',
  });
});

it('waits for the end of the quiet hours of the shopper', async () => {
  await setPrice(100_000);
  // 20:00 UTC is 05:00 in Tokyo.
  await watch([priceOf(product.id)], { time_zone: 'Asia/Tokyo' });
  await setPrice(90_000);
  await round();
  expect(bodies()).toEqual([]);
  backend.advanceClock(2 * 3600 + 59 * 60);
  await round();
  expect(bodies()).toEqual([]);
  backend.advanceClock(2 * 60);
  await round();
  expect(bodies()).toHaveLength(1);
});

it('uses the time zone of the shop instead of an offset, which has no daylight saving time', async () => {
  await watch([priceOf(product.id)], { time_zone: '+09:00' });
  expect(await backend.context.db.select().from(pushSubscriptions)).toMatchObject([{ timeZone: '' }]);
});

it('repeats after a failure, and forgets a browser that has ended its subscription', async () => {
  await setPrice(100_000);
  await watch([priceOf(product.id)]);
  service.service.status = 503;
  await setPrice(90_000);
  await round();
  expect(await backend.context.db.select().from(pushMessages)).toMatchObject([
    { attempts: 1, sentAt: null, lastError: 'status 503' },
  ]);
  service.service.status = 201;
  backend.advanceClock(61);
  await round();
  expect(bodies()).toHaveLength(1);
  service.service.status = 410;
  await setPrice(80_000);
  await round();
  expect(await backend.context.db.select().from(pushSubscriptions)).toEqual([]);
  expect(errors.mock.calls.flat().join()).not.toContain(service.endpoint);
});

it('ends with one call, and with the sign-out of a customer', async () => {
  await watch([priceOf(product.id)]);
  await browser.call('POST', '/push/watches/stop', {
    endpoint: service.endpoint,
    watches: [priceOf(product.id)],
  });
  expect(await backend.context.db.select().from(pushSubscriptions)).toEqual([]);
  const account = {
    firstname: 'Ada',
    lastname: 'L',
    email: 'push@example.com',
    password: 'violet-anvil-harbour',
  };
  await browser.call('POST', '/customers', account);
  await watch([priceOf(product.id)]);
  await browser.call('DELETE', '/customers/self/session');
  expect(await watchesOf()).toEqual([]);
});

it.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.8/x',
  'ftp://push.example/x',
  'no address',
])('refuses the address %s', async (endpoint) => {
  backend.context.permitsPrivatePush = false;
  const response = await watch([priceOf(product.id)], { endpoint });
  backend.context.permitsPrivatePush = true;
  expect([response.status, codeOf(response)]).toEqual([422, 'pushRefused']);
});

it('bounds what a browser watches, and the subscriptions of a session', async () => {
  const many = await stockSimpleProducts(backend, 60, 1);
  const parts = [0, 10, 20, 30, 40, 50].map((from) =>
    many.slice(from, from + 10).map(({ id }) => priceOf(id)),
  );
  const statuses = [];
  for (const part of parts) statuses.push((await watch(part)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
  expect(await watchesOf()).toHaveLength(50);
  for (let nth = 0; nth < 5; nth += 1)
    await watch([priceOf(product.id)], { endpoint: `${service.endpoint}/${nth}` });
  expect(await backend.context.db.select().from(pushSubscriptions)).toHaveLength(3);
});
