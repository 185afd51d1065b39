import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BACKEND_START_MS,
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { kioskOrders } from '../database/schema/kiosk.ts';
import { orders } from '../database/schema/order.ts';

let backend: TestBackend;
let productId = '';

beforeAll(async () => {
  backend = await openTestBackend();
  const [product] = await stockSimpleProducts(backend, 1, 100);
  productId = product?.id ?? '';
}, BACKEND_START_MS);
afterAll(() => backend.close());

/** Places an order twice with one key, as a kiosk does that lost the first response. */
async function placeTwice(key: string, more: object): Promise<void> {
  const browser = await backend.newBrowser().startSession();
  await browser.add(productId, 1);
  await browser.fillCheckout();
  const body = { payment_method: 'checkmo', ...more };
  for (const _ of [1, 2]) {
    const response = await browser.call('POST', '/cart/place', body, { 'idempotency-key': key });
    expect(response.status).toBe(200);
  }
}

it('stores once at which kiosk an order was placed, and nothing for an order of a browser', async () => {
  await placeTwice('order-of-a-kiosk', {
    kiosk: { device_id: 'entrance-kiosk', store_id: 'portland-pearl' },
  });
  await placeTwice('order-of-a-browser', {});
  const isOfOrder = and(
    eq(kioskOrders.sessionId, orders.sessionId),
    eq(kioskOrders.idempotencyKey, orders.idempotencyKey),
  );
  const rows = await backend.context.db
    .select({ key: orders.idempotencyKey, device: kioskOrders.deviceId, location: kioskOrders.storeId })
    .from(orders)
    .leftJoin(kioskOrders, isOfOrder)
    .orderBy(orders.id);
  expect(rows).toEqual([
    { key: 'order-of-a-kiosk', device: 'entrance-kiosk', location: 'portland-pearl' },
    { key: 'order-of-a-browser', device: null, location: null },
  ]);
});
