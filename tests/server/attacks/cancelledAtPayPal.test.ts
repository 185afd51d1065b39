import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOrders } from '../../../contract/order.ts';
import { inventory } from '../../../server/backend/database/schema/location.ts';
import { codeOf, type TestBrowser } from '../../backend/testBrowser.ts';
import { PaymentBackend } from './paymentBackend.ts';

const CODE = 'paypal_standard';
let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

async function onHand(): Promise<number> {
  const [row] = await payments.backend.context.db
    .select({ qty: sql<number>`sum(${inventory.qty})::int` })
    .from(inventory)
    .where(inArray(inventory.productId, [Number(payments.product)]));
  return row?.qty ?? 0;
}

/** An order that awaits payment at PayPal, and the URL of its PayPal page. */
async function leftForPayPal() {
  const browser = await payments.shopper();
  const before = { cart: await browser.cart(), stock: await onHand() };
  const order = payments.orderOf(await payments.pay(browser, CODE, { return_path: '/checkout/success' }));
  const { headers } = await browser.call('GET', order.payment_url.replace('/api/rest', ''));
  return { browser, order, before, page: new URL(String(headers.location)) };
}

const reopen = (browser: TestBrowser, id: string) => browser.call('POST', `/orders/${id}/reopen`);
const ordersOf = async (browser: TestBrowser) =>
  z.parse(listOrders.response, (await browser.call('GET', '/orders')).body);

it('the cart is restored, the stock released, and another method can pay', async () => {
  const { browser, order, before } = await leftForPayPal();
  expect(order.can_reopen).toBe(true);
  expect(await onHand()).toBe(before.stock - 1);
  const reopened = await reopen(browser, order.entity_id);
  expect(reopened.status).toBe(200);
  const cart = await browser.cart();
  expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual(
    before.cart.items.map(({ sku, qty }) => [sku, qty]),
  );
  expect(cart.info).toMatchObject({ payment_method: '', shipping_method: 'standard_delivery' });
  expect(await onHand()).toBe(before.stock);
  expect(await ordersOf(browser)).toEqual([]);
  const response = await payments.pay(browser, 'checkmo', {});
  expect(payments.orderOf(response)).toMatchObject({ payment_method: 'checkmo', status: 'pending' });
  expect((await payments.orders()).map(({ status }) => status)).toEqual(['cancelled', 'pending']);
});

it('another shopper cannot reopen the order, and nobody can reopen a paid order', async () => {
  const { browser, order } = await leftForPayPal();
  const stranger = await payments.shopper();
  expect((await reopen(stranger, order.entity_id)).status).toBe(404);
  const check = await payments.shopper();
  const placed = payments.orderOf(await payments.pay(check, 'checkmo', {}));
  const rejection = await reopen(check, placed.entity_id);
  expect([rejection.status, codeOf(rejection)]).toEqual([409, 'orderPaid']);
  expect((await ordersOf(browser))[0]).toMatchObject({ status: 'pending_payment' });
});

it('a payment for a cancelled order is refunded', async () => {
  const { browser, order, page } = await leftForPayPal();
  await reopen(browser, order.entity_id);
  const chargeCount = payments.chargeCount;
  const charge = payments.sandbox.ledger.take(
    'paypal',
    page.searchParams.get('invoice') ?? '',
    page.searchParams.get('amount') ?? '',
  );
  await payments.later(31 * 60);
  await payments.later(120);
  expect(payments.captured(chargeCount)).toEqual([]);
  expect(charge.state).toBe('released');
});

it('the reconciler finds a payment whose notification was lost', async () => {
  const { browser, page } = await leftForPayPal();
  payments.sandbox.ledger.take(
    'paypal',
    page.searchParams.get('invoice') ?? '',
    page.searchParams.get('amount') ?? '',
  );
  await payments.later(31 * 60);
  expect((await ordersOf(browser))[0]).toMatchObject({ status: 'processing', payment_url: '' });
});
