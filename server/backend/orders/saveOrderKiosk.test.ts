import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KIOSK_SIGNATURE, kioskOrderText } from '../../../contract/kiosk.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { changeConfig } from '../../../tests/backend/changeConfig.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { kioskDevices, kioskOrders } from '../database/schema/kiosk.ts';
import { orders } from '../database/schema/order.ts';

let backend: TestBackend;
let productId = '';
let token = '';

beforeAll(async () => {
  backend = await openTestBackend();
  const [product] = await stockSimpleProducts(backend, 1, 100);
  productId = product?.id ?? '';
  await seedKiosk(backend.context.db, '/nowhere');
  const [device] = await backend.context.db
    .select()
    .from(kioskDevices)
    .where(eq(kioskDevices.id, 'entrance-kiosk'));
  token = device?.token ?? '';
});
afterAll(() => backend.close());

/** As the shell signs (electron/scheme/handler.ts). */
const sign = (token: string, key: string, device = 'entrance-kiosk') =>
  createHmac('sha256', token).update(kioskOrderText(device, key)).digest('base64url');

/** Places an order twice with one key, as a kiosk does that lost the first response. */
async function placeTwice(key: string, more: object, signature = '', host = 'localhost'): Promise<void> {
  const browser = await backend.newBrowser(host).startSession();
  await browser.add(productId, 1);
  await browser.fillCheckout();
  const body = { payment_method: 'checkmo', ...more };
  const headers = { 'idempotency-key': key, ...(signature && { [KIOSK_SIGNATURE]: signature }) };
  for (const _ of [1, 2]) {
    const response = await browser.call('POST', '/cart/place', body, headers);
    expect(response.status).toBe(200);
  }
}

async function attributions() {
  const isOfOrder = and(
    eq(kioskOrders.sessionId, orders.sessionId),
    eq(kioskOrders.idempotencyKey, orders.idempotencyKey),
  );
  const rows = await backend.context.db
    .select({ key: orders.idempotencyKey, device: kioskOrders.deviceId, location: kioskOrders.storeId })
    .from(orders)
    .leftJoin(kioskOrders, isOfOrder);
  return Object.fromEntries(rows.map(({ key, device, location }) => [key, device && [device, location]]));
}

it('stores once at which kiosk an order was placed, and nothing for what a kiosk has not signed', async () => {
  const kiosk = { device_id: 'entrance-kiosk', store_id: 'another-store' };
  await placeTwice('order-of-a-kiosk', { kiosk }, sign(token, 'order-of-a-kiosk'));
  await placeTwice('order-of-a-browser', {});
  await placeTwice('order-claimed', { kiosk });
  await placeTwice('order-forged', { kiosk }, 'x'.repeat(43));
  await placeTwice('order-other-key', { kiosk }, sign(token, 'order-of-a-kiosk'));
  const tv = { device_id: 'front-window', store_id: '' };
  await placeTwice('order-other-device', { kiosk: tv }, sign(token, 'order-other-device', 'front-window'));
  await placeTwice(
    'order-unknown',
    { kiosk: { device_id: '=HYPERLINK("x")' } },
    sign(token, 'order-unknown'),
  );
  expect(await attributions()).toEqual({
    'order-of-a-kiosk': ['entrance-kiosk', 'portland-pearl'],
    'order-of-a-browser': null,
    'order-claimed': null,
    'order-forged': null,
    'order-other-key': null,
    'order-other-device': null,
    'order-unknown': null,
  });
});

it('requires a guest’s captcha except for what a kiosk has signed', async () => {
  await changeConfig(backend.context, { recaptcha_enabled: true, recaptcha_forms: ['guest_checkout'] });
  const place = async (key: string, signature: string) => {
    const browser = await backend.newBrowser().startSession();
    await browser.add(productId, 1);
    await browser.fillCheckout();
    const body = { payment_method: 'checkmo', kiosk: { device_id: 'entrance-kiosk' } };
    const headers = { 'idempotency-key': key, [KIOSK_SIGNATURE]: signature };
    return (await browser.call('POST', '/cart/place', body, headers)).body;
  };
  expect(await place('order-signed', sign(token, 'order-signed'))).toHaveProperty('order');
  expect(await place('order-not-signed', 'x'.repeat(43))).toHaveProperty('fields.recaptcha');
  await changeConfig(backend.context, { recaptcha_enabled: false });
});

it('stores nothing for a kiosk whose registration has ended', async () => {
  await backend.context.db.update(kioskDevices).set({ revokedAt: new Date() });
  const kiosk = { device_id: 'entrance-kiosk' };
  await placeTwice('order-revoked', { kiosk }, sign(token, 'order-revoked'));
  expect((await attributions())['order-revoked']).toBe(null);
});
