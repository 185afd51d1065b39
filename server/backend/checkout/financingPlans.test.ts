import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listFairstonePlans } from '../../../contract/financingEndpoints.ts';
import { REGULAR_PLAN } from '../../../contract/paymentConfig.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { storeCard } from '../../../tests/backend/testPayments.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';
import { configOf } from '../tenant/tenant.ts';

let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

it('a plan of Fairstone applies to the amount for which it was chosen: after a coupon the payment is chosen again', async () => {
  const browser = await payments.shopper();
  await payments.refill(browser, 9);
  const choosePlan = async () => {
    const { body } = await browser.call('GET', '/fairstone/financeplans');
    const [plan] = z.parse(listFairstonePlans.response, body).fairstone_plans;
    return browser.cart('PUT', '/payment', { method: 'fairstone', data: { ...plan } });
  };
  const chosen = await choosePlan();
  expect(chosen.info.payment_method).toBe('fairstone');
  expect(chosen.financing_plan?.months).toBe(12);
  expect(chosen.totals.fee.amount).toBe(49);
  // The same amount again: the plan stays.
  expect((await browser.cart()).financing_plan).toEqual(chosen.financing_plan);

  const reduced = await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
  expect(reduced.info).toMatchObject({ coupon_code: 'WELCOME10', payment_method: '', payment_data: {} });
  expect([reduced.financing_plan, reduced.totals.fee.amount]).toEqual([null, 0]);
  expect((await browser.place('plan-of-another-amount', 'fairstone')).body).toHaveProperty(
    'fields.paymentMethod',
  );

  const again = await choosePlan();
  expect(again.financing_plan?.monthly).toBeLessThan(chosen.financing_plan?.monthly ?? 0);
});

describe('a plan of Wells Fargo', () => {
  const CODE = 'wellsfargo';

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

  it('is chosen again after a coupon has reduced the cart below its minimum', async () => {
    const browser = await nearMinimum();
    expect((await choose(browser)).status).toBe(200);
    expect((await browser.cart()).info.payment_method).toBe(CODE);
    const reduced = await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
    expect(reduced.info).toMatchObject({ coupon_code: 'WELCOME10', payment_method: '' });
    expect((await place(browser)).body).toHaveProperty('fields.paymentMethod');
    const refused = await choose(browser);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'planNotOffered']);
  });

  it('below its minimum is not charged, whatever plan was chosen before', async () => {
    const browser = await nearMinimum();
    const { chargeCount } = payments;
    await browser.cart('PUT', '', { coupon_code: 'WELCOME10' });
    expect((await choose(browser, REGULAR_PLAN)).status).toBe(200);
    const refused = await place(browser);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'refused']);
    expect(payments.captured(chargeCount)).toEqual([]);
    expect((await place(browser, REGULAR_PLAN)).status).toBe(200);
  });
});
