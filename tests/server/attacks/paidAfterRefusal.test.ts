import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutInfo } from '../../backend/paymentApprovals.ts';
import { codeOf } from '../../backend/testBrowser.ts';
import { PaymentBackend } from './paymentBackend.ts';

const CODE = 'freedompay';
let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

/** A shopper whose card was declined on FreedomPay's page, and who goes back to this page and pays with another one. */
async function paidAfterRefusal() {
  const browser = await payments.shopper();
  const { chargeCount } = payments;
  await browser.cart('PUT', '/payment', { method: CODE, data: {} });
  const { checkout_url, transaction_id } = (await checkoutInfo(browser, CODE)).info;
  const decide = (verdict: string) => fetch(`${checkout_url}?verdict=${verdict}`, { redirect: 'manual' });
  await decide('declined');
  const refused = await payments.pay(browser, CODE, { transaction_id }, 'key-of-declined-card');
  expect([refused.status, codeOf(refused)]).toEqual([422, 'refused']);
  await decide('approved');
  expect(payments.captured(chargeCount)).toHaveLength(1);
  return { browser, chargeCount, transaction_id };
}

it('a payment on the page of a declined one pays for the order', async () => {
  const { browser, chargeCount, transaction_id } = await paidAfterRefusal();
  const paid = await payments.pay(browser, CODE, { transaction_id }, 'key-of-other-card');
  expect(payments.orderOf(paid)).toMatchObject({ payment_method: CODE, status: 'processing' });
  await payments.later(24 * 3600);
  expect(payments.captured(chargeCount)).toHaveLength(1);
});

it('and is refunded when the shopper does not place the order', async () => {
  const { browser, chargeCount } = await paidAfterRefusal();
  await payments.later(31 * 60);
  await payments.later(120);
  expect(payments.captured(chargeCount)).toEqual([]);
  expect((await browser.cart()).items).toHaveLength(1);
});

it('a purchase that Synchrony approves after its window has closed is refunded', async () => {
  const browser = await payments.shopper();
  const { chargeCount } = payments;
  await browser.cart('PUT', '/payment', { method: 'synchrony', data: {} });
  const {
    tokenId = '',
    transAmount1 = '',
    clientTransId = '',
  } = (await checkoutInfo(browser, 'synchrony', {})).info;
  const decide = (verdict: string) =>
    fetch(`${payments.sandbox.url}/synchrony/decide`, {
      method: 'POST',
      body: new URLSearchParams({
        token: tokenId,
        verdict,
        amount: transAmount1,
        reference: clientTransId,
      }),
    });
  await decide('open');
  const refused = await payments.pay(browser, 'synchrony', { token_id: tokenId });
  expect([refused.status, codeOf(refused)]).toEqual([422, 'refused']);
  await decide('approved');
  expect(payments.captured(chargeCount)).toHaveLength(1);
  await payments.later(61 * 60);
  await payments.later(120);
  expect(payments.captured(chargeCount)).toEqual([]);
});
