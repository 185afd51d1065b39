import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeConfig } from '../../backend/changeConfig.ts';
import { cardOf } from '../../backend/paymentApprovals.ts';
import { codeOf } from '../../backend/testBrowser.ts';
import { PaymentBackend } from './paymentBackend.ts';

let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

const card = cardOf('approved');
const place = (browser: Awaited<ReturnType<PaymentBackend['shopper']>>, key: string) =>
  browser.call('POST', '/cart/place', { payment_method: 'cardknox', data: card }, { 'idempotency-key': key });

/** A pending order request: the provider has charged, but does not respond yet. */
async function hangingOrder(key: string) {
  const browser = await payments.shopper();
  await browser.cart('PUT', '/payment', { method: 'cardknox', data: card });
  const { line } = payments.sandbox;
  const [chargeCount, waiting] = [payments.chargeCount, line.hangingCount];
  line.queue.push('hang');
  const first = place(browser, key);
  await expect.poll(() => line.hangingCount).toBe(waiting + 1);
  return { browser, first, chargeCount };
}

it('a cart that grows during the charge is never ordered for the smaller amount', async () => {
  const { browser, first, chargeCount } = await hangingOrder('growing-cart-key');
  await payments.refill(browser, 19);
  await browser.cart('PUT', '/payment', { method: 'cardknox', data: card });
  const second = await place(browser, 'growing-cart-key');
  expect([second.status, codeOf(second)]).toEqual([409, 'orderRunning']);
  payments.sandbox.line.releaseAll();
  const rejection = await first;
  expect([rejection.status, codeOf(rejection)]).toEqual([409, 'cartChanged']);
  expect(payments.captured(chargeCount)).toEqual([]);
  expect(await payments.orders()).toEqual([]);
  expect((await browser.cart()).items[0]?.qty).toBe(20);
});

it('a second submission with another key is rejected during the first: one payment per cart at a time', async () => {
  const { browser, first, chargeCount } = await hangingOrder('one-cart-key-a');
  const second = await place(browser, 'one-cart-key-b');
  expect([second.status, codeOf(second)]).toEqual([409, 'orderRunning']);
  payments.sandbox.line.releaseAll();
  expect((await first).status).toBe(200);
  expect(payments.captured(chargeCount)).toHaveLength(1);
});

it('a key whose payment state is unknown is valid for its own amount only', async () => {
  const browser = await payments.shopper();
  const chargeCount = payments.chargeCount;
  payments.sandbox.line.queue.push('lost');
  expect((await payments.pay(browser, 'cardknox', card, 'unknown-then-more')).status).toBe(502);
  await payments.refill(browser, 4);
  const more = await payments.pay(browser, 'cardknox', card, 'unknown-then-more');
  expect([more.status, codeOf(more)]).toEqual([409, 'cartChanged']);
  await payments.later(120);
  expect(payments.captured(chargeCount)).toEqual([]);
});

it('a key whose payment state is unknown is not valid for the same amount in another currency', async () => {
  const browser = await payments.shopper();
  const chargeCount = payments.chargeCount;
  payments.sandbox.line.queue.push('lost');
  expect((await payments.pay(browser, 'cardknox', card, 'unknown-currency')).status).toBe(502);
  await changeConfig(payments.backend.context, { currency_code: 'CAD' });
  const again = await payments.pay(browser, 'cardknox', card, 'unknown-currency');
  expect([again.status, codeOf(again)]).toEqual([409, 'cartChanged']);
  await payments.later(120);
  expect(payments.captured(chargeCount)).toEqual([]);
  await changeConfig(payments.backend.context, { currency_code: 'USD' });
});

it('a declined payment ends its attempt: the next one is another, with its key or with a new one', async () => {
  const browser = await payments.shopper();
  const chargeCount = payments.chargeCount;
  const declined = await payments.pay(browser, 'cardknox', cardOf('declined'), 'declined-key');
  expect([declined.status, codeOf(declined)]).toEqual([422, 'refused']);
  const again = await payments.pay(browser, 'cardknox', cardOf('declined'), 'declined-key');
  expect([again.status, codeOf(again)]).toEqual([422, 'refused']);
  expect((await payments.pay(browser, 'cardknox', card, 'key-after-the-decline')).status).toBe(200);
  const states = (await payments.attempts())
    .slice(-3)
    .map(({ state, idempotencyKey }) => [state, idempotencyKey]);
  expect(states).toEqual([
    ['declined', 'declined-key'],
    ['declined', 'declined-key'],
    ['ordered', 'key-after-the-decline'],
  ]);
  expect(payments.captured(chargeCount)).toHaveLength(1);
});

it('a repeated submission returns the one order of the one charge', async () => {
  const browser = await payments.shopper();
  const chargeCount = payments.chargeCount;
  payments.sandbox.line.queue.push('lost');
  expect((await payments.pay(browser, 'cardknox', card, 'lost-then-again')).status).toBe(502);
  const again = await payments.pay(browser, 'cardknox', card, 'lost-then-again');
  expect(again.status).toBe(200);
  const repeated = await place(browser, 'lost-then-again');
  expect(payments.orderOf(repeated)).toEqual(payments.orderOf(again));
  expect(payments.captured(chargeCount)).toHaveLength(1);
});

it('a key whose payment is unknown is not resumed while another key of the cart pays', async () => {
  const browser = await payments.shopper();
  const { line } = payments.sandbox;
  line.queue.push('lost');
  expect((await payments.pay(browser, 'cardknox', card, 'unknown-beside-another')).status).toBe(502);
  const waiting = line.hangingCount;
  line.queue.push('hang');
  const other = place(browser, 'the-other-key');
  await expect.poll(() => line.hangingCount).toBe(waiting + 1);
  const resumed = await place(browser, 'unknown-beside-another');
  expect([resumed.status, codeOf(resumed)]).toEqual([409, 'orderRunning']);
  line.releaseAll();
  expect((await other).status).toBe(200);
});

it('a repeated submission passes the captcha with the token of the first, and another one does not', async () => {
  await changeConfig(payments.backend.context, {
    recaptcha_enabled: true,
    recaptcha_forms: ['guest_checkout'],
  });
  const spent = new Set<string>();
  vi.spyOn(payments.backend.context, 'isHuman').mockImplementation(async (token) => {
    const isNew = !spent.has(token);
    spent.add(token);
    return isNew;
  });
  const browser = await payments.shopper();
  await browser.cart('PUT', '/payment', { method: 'cardknox', data: card });
  const body = { payment_method: 'cardknox', data: card, 'g-recaptcha-response': 'token' };
  const submit = (key: string) => browser.call('POST', '/cart/place', body, { 'idempotency-key': key });
  const { line } = payments.sandbox;
  const waiting = line.hangingCount;
  line.queue.push('hang');
  const first = submit('captcha-key-1');
  await expect.poll(() => line.hangingCount).toBe(waiting + 1);
  const second = await submit('captcha-key-1');
  expect([second.status, codeOf(second)]).toEqual([409, 'orderRunning']);
  expect((await submit('captcha-key-2')).body).toHaveProperty('fields.recaptcha');
  line.releaseAll();
  const placed = await first;
  expect(placed.status).toBe(200);
  expect(payments.orderOf(await submit('captcha-key-1'))).toEqual(payments.orderOf(placed));
});
