import { afterAll, beforeAll, expect, it } from 'vitest';
import { REGULAR_PLAN } from '../../../contract/paymentConfig.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { storeCard } from '../../../tests/backend/testPayments.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';
import { configOf } from '../tenant/tenant.ts';

const CODE = 'wellsfargo';
let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

/** A shopper whose total reaches the plan's minimum before a coupon of 10 %, and not with it. */
async function nearMinimum() {
  const browser = await payments.shopper();
  const { amount } = (await browser.cart()).totals.grand_total;
  const { tenants } = await payments.backend.context.catalog.current();
  const tenant = tenants.find(({ code }) => code === 'payments');
  const plan = tenant && configOf(tenant, 'en').wellsfargo.plans.find(({ code }) => code === '1036');
  if (!plan) throw new Error('The tenant has no plan 1036.');
  plan.minimum = amount - 0.01;
  return browser;
}
const choose = (browser: TestBrowser, plan?: string) =>
  browser.call('PUT', '/cart/payment', { method: CODE, data: storeCard('approved', plan) });
const place = (browser: TestBrowser, plan?: string) =>
  browser.call('POST', '/cart/place', { payment_method: CODE, data: storeCard('approved', plan) });

it('a plan is chosen again after a coupon has reduced the cart below its minimum', async () => {
  const browser = await nearMinimum();
  expect((await choose(browser)).status).toBe(200);
  expect((await browser.cart()).info.payment_method).toBe(CODE);
  const reduced = await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
  expect(reduced.info).toMatchObject({ coupon_code: 'WELCOME10', payment_method: '' });
  expect((await place(browser)).body).toHaveProperty('fields.paymentMethod');
  const refused = await choose(browser);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'planNotOffered']);
});

it('a plan below its minimum is not charged, whatever plan was chosen before', async () => {
  const browser = await nearMinimum();
  const { chargeCount } = payments;
  await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
  expect((await choose(browser, REGULAR_PLAN)).status).toBe(200);
  const refused = await place(browser);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'refused']);
  expect(payments.captured(chargeCount)).toEqual([]);
  expect((await place(browser, REGULAR_PLAN)).status).toBe(200);
});
