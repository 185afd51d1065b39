import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { id } from '../../../contract/fields.ts';
import { listOrders, placeOrder } from '../../../contract/order.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../../demo/paymentSandbox/paymentSandbox.ts';
import type { Verdict } from '../../../demo/paymentSandbox/sandboxProvider.ts';
import { cardOf, cards, checkoutInfo, messageOf, wallets } from '../../../tests/backend/paymentApprovals.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import type { TestBrowser, TestResponse } from '../../../tests/backend/testBrowser.ts';
import { casesOf } from '../../../tests/wholeForm.ts';
import { outbox } from '../database/schema/customer.ts';
import { paymentAttempts } from '../database/schema/payment.ts';

let backend: TestBackend;
let sandbox: PaymentSandbox;
let product: string;
let host: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  backend = await openTestBackend(async () => sandbox.url);
  // The sandbox's PayPal calls this server.
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  host = `payments.localhost:${(backend.app.server.address() as AddressInfo).port}`;
  const counter = backend.newBrowser(host);
  const { body } = await counter.call('GET', '/search/lamp?embed=products');
  const { products } = z.parse(
    z.object({ products: z.array(z.object({ entity_id: id, type_id: z.string() })) }),
    body,
  );
  product = products.find(({ type_id }) => type_id === 'simple')?.entity_id ?? '';
});
afterAll(async () => {
  await backend.close();
  await sandbox.close();
});

async function buyer(): Promise<TestBrowser> {
  const browser = await backend.newBrowser(host).startSession();
  await browser.add(product);
  await browser.fillCheckout();
  return browser;
}

async function pay(browser: TestBrowser, code: string, data: object): Promise<TestResponse> {
  const selection = await browser.call('PUT', '/cart/payment', { method: code, data });
  if (selection.status !== 200) return selection;
  return browser.call('POST', '/cart/place', { payment_method: code, data });
}

/** Expects a payment to be refused with a message, without an order or a charge. Returns the message. */
async function expectRefusal(code: string, data: object, status: number) {
  const browser = await buyer();
  const before = sandbox.ledger.charges.length;
  const response = await pay(browser, code, data);
  expect(response.status).toBe(status);
  const message = messageOf(response);
  expect(message).toMatchObject({ message: expect.stringMatching(/\w{4}/) });
  expect((await browser.cart()).items).toHaveLength(1);
  expect(sandbox.ledger.charges).toHaveLength(before);
  expect(z.parse(listOrders.response, (await browser.call('GET', '/orders')).body)).toEqual([]);
  return message;
}

describe.each(cards)('%s', (code, dataOf) => {
  it('captures the agreed amount once', async () => {
    const browser = await buyer();
    const total = (await browser.cart()).totals.grand_total.amount;
    const before = sandbox.ledger.charges.length;
    const response = await pay(browser, code, dataOf('approved'));
    expect(response).toMatchObject({ status: 200 });
    const { order } = z.parse(placeOrder.response, response.body);
    expect(order).toMatchObject({ payment_method: code, status: 'processing' });
    const charges = sandbox.ledger.charges.slice(before);
    expect(charges.map(({ amount, state }) => [Number(amount), state])).toEqual([[total, 'taken']]);
  });
});

/** What the shop does for every gateway. What differs is in providers.test.ts, for each of them. */
describe.each(casesOf(cards, 3))('%s', (code, dataOf) => {
  it('charges nothing when the cart costs another amount than the shopper saw', async () => {
    const browser = await buyer();
    const { amount } = (await browser.cart()).totals.grand_total;
    const before = sandbox.ledger.charges.length;
    const attempts = await backend.context.db.$count(paymentAttempts);
    const data = dataOf('approved');
    expect((await browser.call('PUT', '/cart/payment', { method: code, data })).status).toBe(200);
    // Another tab adds a piece.
    await browser.add(product);
    await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
    await browser.call('PUT', '/cart/payment', { method: code, data });
    const shownTotal = { total: amount, currency: 'USD' };
    const refused = await browser.call('POST', '/cart/place', { payment_method: code, data, ...shownTotal });
    expect([refused.status, messageOf(refused)?.code]).toEqual([409, 'totalChanged']);
    expect((await browser.cart()).totals.grand_total.amount).not.toBe(amount);
    expect(sandbox.ledger.charges).toHaveLength(before);
    expect(await backend.context.db.$count(paymentAttempts)).toBe(attempts);
  });

  it('an error creates no order and leaves the cart unchanged', () =>
    expectRefusal(code, dataOf('error'), 422));

  it('a declined payment creates no order and leaves the cart unchanged', () =>
    expectRefusal(code, dataOf('declined'), 422));

  it('a silent gateway creates no order and leaves the cart unchanged', async () => {
    const message = 'An unknown error occured while processing payment, please try submitting payment again.';
    expect(await expectRefusal(code, dataOf('silent'), 502)).toMatchObject({ message });
  });
});

describe.each(wallets)('$code', ({ code, approve }) => {
  const dataOf = (browser: TestBrowser, verdict: Verdict) => approve(browser, verdict, sandbox.url);
  const choose = (browser: TestBrowser) => browser.cart('PUT', '/payment', { method: code, data: {} });
  const place = (browser: TestBrowser, data: object) =>
    browser.call('POST', '/cart/place', { payment_method: code, data });

  it('captures the amount after the shopper’s approval', async () => {
    const browser = await buyer();
    await choose(browser);
    const before = sandbox.ledger.charges.length;
    const response = await place(browser, await dataOf(browser, 'approved'));
    expect(z.parse(placeOrder.response, response.body).order.status).toBe('processing');
    expect(sandbox.ledger.charges).toHaveLength(before + 1);
  });

  it('creates no order of a declined payment or without an approval', async () => {
    const browser = await buyer();
    await choose(browser);
    const before = sandbox.ledger.charges.length;
    for (const data of [await dataOf(browser, 'declined'), {}]) {
      const response = await place(browser, data);
      expect([response.status, messageOf(response)?.message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
    }
    expect((await browser.cart()).items).toHaveLength(1);
    expect(sandbox.ledger.charges).toHaveLength(before);
  });
});

it('Apple Pay merchants are validated at Apple’s hosts only', async () => {
  const browser = await buyer();
  const response = await checkoutInfo(browser, 'authorizenet_applepay', {
    validation_url: 'http://127.0.0.1:1/session',
  });
  expect([response.status, response.message]).toEqual([422, 'An error occurred while validating merchant.']);
});

describe('PayPal standard', () => {
  const inFrench = { return_path: '/fr/checkout/success' };

  async function unpaid() {
    const browser = await buyer();
    await browser.cart('PUT', '/payment', { method: 'paypal_standard', data: {} });
    const body = { payment_method: 'paypal_standard', data: inFrench };
    const { order, redirect_url } = z.parse(
      placeOrder.response,
      (await browser.call('POST', '/cart/place', body)).body,
    );
    const { status, headers } = await browser.call('GET', redirect_url.replace('/api/rest', ''));
    return { browser, order, redirect_url, status, page: new URL(String(headers.location)) };
  }
  const lastOrder = async (browser: TestBrowser) =>
    z.parse(listOrders.response, (await browser.call('GET', '/orders')).body)[0];

  it('creates an unpaid order, and a path of the backend redirects to PayPal', async () => {
    const { browser, order, redirect_url, status, page } = await unpaid();
    expect(order).toMatchObject({ status: 'pending_payment', payment_url: redirect_url });
    expect(redirect_url).toBe(`/api/rest/paypal/standard/redirect?order=${order.increment_id}`);
    expect([status, page.pathname]).toEqual([303, '/paypal/cgi-bin/webscr']);
    expect(Number(page.searchParams.get('amount'))).toBe(order.totals.grand_total.amount);
    expect(['tax', 'shipping'].map((name) => page.searchParams.get(name))).toEqual(['0.00', '0.00']);
    expect(page.searchParams.get('return')).toBe(`http://${host}/fr/checkout/success`);
    expect(page.searchParams.get('cancel_return')).toBe(
      `http://${host}/fr/checkout/success?payment=cancelled`,
    );
    expect(await lastOrder(browser)).toEqual(order);
  });

  it('sets the order to processing after PayPal’s notice, and captures no second payment', async () => {
    const { browser, order, redirect_url, page } = await unpaid();
    page.pathname = '/paypal/standard/pay';
    await fetch(page, { redirect: 'manual' });
    expect(await lastOrder(browser)).toMatchObject({ status: 'processing', payment_url: '' });
    const isPaid = eq(outbox.kind, 'payment_received');
    expect(await backend.context.db.select().from(outbox).where(isPaid)).toMatchObject([
      {
        recipient: 'ada@example.com',
        body: { number: order.increment_id, amount: order.totals.grand_total.formatted },
      },
    ]);
    const again = await browser.call('GET', redirect_url.replace('/api/rest', ''));
    expect(again.headers.location).toBe(`http://${host}/fr/checkout/success`);
  });

  it('leads to a page after the session of the order has ended', async () => {
    const { order, redirect_url } = await unpaid();
    const stranger = backend.newBrowser(host);
    const { status, headers } = await stranger.call('GET', redirect_url.replace('/api/rest', ''));
    expect([status, headers.location]).toEqual([303, `/track-order?order=${order.increment_id}`]);
  });

  it.each([
    ['PayPal does not know', {}],
    ['another account got', { receiver_email: 'thief@example.com' }],
    ['has not arrived', { payment_status: 'Pending' }],
  ])('ignores a payment that %s', async (_, changes) => {
    const { browser, page } = await unpaid();
    const of = (name: string) => page.searchParams.get(name) ?? '';
    const notice = new URLSearchParams({
      payment_status: 'Completed',
      txn_id: '1',
      receiver_email: of('business'),
      invoice: of('invoice'),
      mc_gross: of('amount'),
      mc_currency: of('currency_code'),
      ...changes,
    });
    const response = await backend.app.inject({
      method: 'POST',
      url: new URL(of('notify_url')).pathname,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: notice.toString(),
    });
    expect(response.json()).toEqual({ success: false });
    expect(await lastOrder(browser)).toMatchObject({ status: 'pending_payment' });
  });
});

it('a return URL of another host is rejected', async () => {
  const browser = await buyer();
  const response = await browser.call('POST', '/cart/paypal_express/checkoutinfo', {
    return_path: '//elsewhere.example',
  });
  expect(response.status).toBe(400);
});

describe('an invalid card is rejected before any gateway is called', () => {
  it.each([
    [{ cc_type: 'JCB', cc_number: '3530111333300000' }, 'Credit card type not accepted'],
    [{ cc_type: 'MC' }, 'Credit card type/number mismatch.'],
    [{ cc_cid: '1234' }, 'Invalid CVN length.'],
    [{ cc_exp_year: '2020' }, 'The card has expired.'],
  ])('%j', async (wrong, message) => {
    const response = await pay(await buyer(), 'cardknox', cardOf('approved', wrong));
    expect([response.status, messageOf(response)?.message]).toEqual([422, message]);
  });

  it('without a Heartland token', async () => {
    const response = await pay(await buyer(), 'hps_securesubmit', { cc_type: 'VI' });
    expect([response.status, messageOf(response)?.message]).toEqual([422, 'heartland token missing']);
  });
});

it('the cart contains the type and the last digits of a card only', async () => {
  const browser = await buyer();
  await browser.call('PUT', '/cart/payment', { method: 'cardknox', data: cardOf('approved') });
  expect((await browser.cart()).info.payment_data).toEqual({ cc_type: 'VI', cc_last4: '1111' });
});

it('a change of items resets the payment', async () => {
  const browser = await buyer();
  await browser.call('PUT', '/cart/payment', { method: 'cardknox', data: cardOf('approved') });
  const cart = await browser.add(product);
  expect(cart.info).toMatchObject({ payment_method: '', payment_data: {} });
});

it.each(wallets.filter(({ code }) => !/express|applepay/.test(code)))(
  '$code: an approval of another cart is rejected',
  async ({ code, approve }) => {
    const browser = await buyer();
    const data = await approve(browser, 'approved', sandbox.url);
    await browser.add(product);
    await browser.cart('PUT', '/payment', { method: code, data: {} });
    const before = sandbox.ledger.charges.length;
    const response = await browser.call('POST', '/cart/place', { payment_method: code, data });
    expect([response.status, messageOf(response)?.message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
    expect(sandbox.ledger.charges.slice(before).filter(({ state }) => state === 'taken')).toEqual([]);
  },
);
