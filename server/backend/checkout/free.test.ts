import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getPayment } from '../../../contract/cartEndpoints.ts';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { placeOrder } from '../../../contract/order.ts';
import { cardOf } from '../../../tests/backend/paymentApprovals.ts';
import { stockSimpleProducts } from '../../../tests/backend/testBackend.ts';
import { codeOf } from '../../../tests/backend/testBrowser.ts';
import { openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { coupons } from '../database/schema/cart.ts';
import { outbox } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import { buildEmail } from '../email/buildEmail.ts';

let shop: TestDesk;
let productId = '';
beforeAll(async () => {
  shop = await openTestDesk();
  productId = (await stockSimpleProducts(shop, 1, 9))[0]?.id ?? '';
  await shop.context.db
    .insert(coupons)
    .values({ tenantId: 1, code: 'GIFT', kind: 'percent', value: 100_000 });
});
afterAll(() => shop.close());

async function buyer() {
  const browser = await shop.newBrowser().startSession();
  await browser.add(productId);
  await browser.fillCheckout();
  return browser;
}
const methodsOf = async (browser: Awaited<ReturnType<typeof buyer>>) => {
  const { body } = await browser.call('GET', '/cart/payment');
  const { method, methods } = z.parse(getPayment.response, body);
  return { method, codes: methods.map(({ code }) => code) };
};

it('a cart that costs nothing has nothing to pay, and a cart that costs something pays', async () => {
  const browser = await buyer();
  const before = await methodsOf(browser);
  expect(before.codes).toContain('checkmo');
  expect(before.codes).not.toContain('free');
  const { totals } = await browser.cart('PUT', '', { coupon_code: 'GIFT' });
  expect(totals.grand_total.amount).toBe(0);
  expect(await methodsOf(browser)).toEqual({ method: 'free', codes: ['free'] });
  const check = await browser.call('PUT', '/cart/payment', { method: 'checkmo' });
  expect([check.status, codeOf(check)]).toEqual([422, 'paymentUnknown']);
  expect((await browser.place(undefined, 'checkmo')).status).toBe(422);
  // The choice ends with the coupon.
  await browser.cart('PUT', '', { coupon_code: '' });
  expect((await methodsOf(browser)).codes).toEqual(before.codes);
  expect((await browser.place(undefined, 'free')).status).toBe(422);
});

it('a card chosen before says nothing about a cart that costs nothing', async () => {
  const browser = await buyer();
  const card = { method: 'authorizenet_api', data: cardOf('approved') };
  expect((await browser.cart('PUT', '/payment', card)).info.payment_data).toMatchObject({ cc_last4: '1111' });
  const { info } = await browser.cart('PUT', '', { coupon_code: 'GIFT' });
  expect([info.payment_method, info.payment_data]).toEqual(['free', {}]);
  const { order } = z.parse(placeOrder.response, (await browser.place(undefined, 'free')).body);
  const [stored] = await shop.context.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(order.entity_id)));
  expect(stored?.paymentData).toEqual({});
});

it('its order is processed at once, and neither the email nor the desk asks for a payment', async () => {
  const browser = await buyer();
  await browser.cart('PUT', '', { coupon_code: 'GIFT' });
  const { order } = z.parse(placeOrder.response, (await browser.place(undefined, 'free')).body);
  expect(order).toMatchObject({
    status: 'processing',
    payment_method: 'free',
    payment_title: 'Nothing to pay',
    payment_instructions: '',
  });
  const [row] = await shop.context.db.select().from(outbox).where(eq(outbox.kind, 'order'));
  const tenant = (await shop.context.catalog.current()).tenants.find(({ id }) => id === 1);
  if (!row || !tenant) throw new Error('There is no confirmation.');
  const { text } = buildEmail(row, tenant);
  expect(text).toContain('Nothing to pay');
  expect(text).not.toMatch(/check payable|cleared/);
  const editor = await shop.signedIn('editor');
  const { body } = await editor.call('GET', `/orders/${order.entity_id}`);
  expect((body as unknown as DeskOrder).payment.money).toBe('nothing');
  expect(body.can).toMatchObject({ pay: false, ship: true, refund: 'none' });
  const cancelled = await editor.call('POST', `/orders/${order.entity_id}/cancellation`, { reason: '' });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', payment: { money: 'nothing' } });
});
