import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listFairstonePlans } from '../../../contract/financingEndpoints.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';

let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

it('a plan applies to the amount for which it was chosen: after a coupon the payment is chosen again', async () => {
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
