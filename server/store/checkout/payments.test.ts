import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { placeOrder } from '../../../src/api/contract/cartEndpoints.ts';
import { errorBody } from '../../../src/api/contract/errors.ts';
import { id } from '../../../src/api/contract/fields.ts';
import { listOrders } from '../../../src/api/contract/order.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../paymentSandbox/paymentSandbox.ts';
import { newToken } from '../../paymentSandbox/tokens.ts';
import type { Verdict } from '../../paymentSandbox/verdict.ts';
import type { Answer, TestBrowser } from '../testing/testBrowser.ts';
import { openTestShop, SHOP_OPENS_MS, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let sandbox: PaymentSandbox;
let lamp: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  shop = await openTestShop(async () => sandbox.url);
  const counter = shop.visit('payments.localhost');
  const { body } = await counter.call('GET', '/search/lamp?embed=products');
  const { products } = z.parse(
    z.object({ products: z.array(z.object({ entity_id: id, type_id: z.string() })) }),
    body,
  );
  lamp = products.find(({ type_id }) => type_id === 'simple')?.entity_id ?? '';
}, SHOP_OPENS_MS);
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const numbers: Record<Verdict, string> = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  error: '4000000000000119',
  silent: '4000000000000341',
};
const cardOf = (verdict: Verdict, more: object = {}) => ({
  cc_type: 'VI',
  cc_number: numbers[verdict],
  cc_exp_month: '12',
  cc_exp_year: '2040',
  cc_cid: '123',
  ...more,
});
const tokenOf = (prefix: string) => (verdict: Verdict) => ({
  token: newToken(prefix, verdict),
  cc_type: 'VI',
  cc_last4: '1111',
});

const messageOf = ({ body }: Answer) => z.parse(errorBody, body).messages.error[0];

async function buyer(): Promise<TestBrowser> {
  const browser = await shop.visit('payments.localhost').begin();
  await browser.add(lamp);
  await browser.readyToPay();
  return browser;
}

async function pay(browser: TestBrowser, code: string, data: object): Promise<Answer> {
  const chosen = await browser.call('PUT', '/cart/payment', { method: code, data });
  if (chosen.status !== 200) return chosen;
  return browser.call('POST', '/cart/place', { payment_method: code, data });
}

describe.each<[code: string, dataOf: (verdict: Verdict) => object]>([
  ['paypal_direct', cardOf],
  ['authorizenet', cardOf],
  ['authorizenet_api', cardOf],
  ['cybersource_soap', cardOf],
  ['cardknox', cardOf],
  ['paytrace', cardOf],
  ['hiecor', cardOf],
  ['hps_securesubmit', tokenOf('supt')],
  ['nmicreditcard', tokenOf('nmi')],
])('%s', (code, dataOf) => {
  it('takes the money once, for exactly what was agreed', async () => {
    const browser = await buyer();
    const agreed = (await browser.cart()).totals.grand_total.amount;
    const before = sandbox.ledger.charges.length;
    const answer = await pay(browser, code, dataOf('approved'));
    expect(answer).toMatchObject({ status: 200 });
    const { order } = z.parse(placeOrder.response, answer.body);
    expect(order).toMatchObject({ payment_method: code, status: 'processing' });
    const taken = sandbox.ledger.charges.slice(before);
    expect(taken.map(({ amount, state }) => [Number(amount), state])).toEqual([[agreed, 'taken']]);
  });

  it.each(['declined', 'error', 'silent'] as const)(
    '%s: no order, and the cart as it was',
    async (verdict) => {
      const browser = await buyer();
      const before = sandbox.ledger.charges.length;
      const answer = await pay(browser, code, dataOf(verdict));
      expect(answer.status).toBe(verdict === 'silent' ? 502 : 422);
      expect(messageOf(answer)).toMatchObject({ message: expect.stringMatching(/\w{4}/) });
      if (verdict === 'silent')
        expect(messageOf(answer)).toMatchObject({
          message: 'An unknown error occured while processing payment, please try submitting payment again.',
        });
      expect((await browser.cart()).items).toHaveLength(1);
      expect(sandbox.ledger.charges).toHaveLength(before);
      expect(z.parse(listOrders.response, (await browser.call('GET', '/orders')).body)).toEqual([]);
    },
  );
});

const info = async (browser: TestBrowser, provider: string, body?: object) => {
  const answer = body
    ? await browser.call('POST', `/cart/${provider}/checkoutinfo`, body)
    : await browser.call('GET', `/cart/${provider}/checkoutinfo`);
  return { status: answer.status, message: messageIn(answer), said: answer.body as Record<string, string> };
};
const messageIn = (answer: Answer) => (answer.status === 200 ? '' : messageOf(answer)?.message);
const turned = (id: string, verdict: Verdict) => id.replace('_approved_', `_${verdict}_`);
const pageOf = async (url: string) => (await fetch(url)).text();

/** What a shopper brings back from each provider, approved or declined there. */
const wallets: [code: string, dataOf: (browser: TestBrowser, verdict: Verdict) => Promise<object>][] = [
  [
    'paypal_express',
    async (browser, verdict) => {
      const { said } = await info(browser, 'paypal_express', { return_path: '/checkout/review?payment=x' });
      const token = new URL(said.redirect_url ?? '').searchParams.get('token');
      return { token, payer_id: newToken('payer', verdict) };
    },
  ],
  [
    'paypal_checkout',
    async (browser, verdict) => ({
      order_id: turned((await info(browser, 'paypal_checkout', {})).said.order_id ?? '', verdict),
    }),
  ],
  [
    'freedompay',
    async (browser, verdict) => {
      const url = (await info(browser, 'freedompay')).said.checkout_url ?? '';
      return { transaction_id: turned(url.split('/').at(-1) ?? '', verdict) };
    },
  ],
  [
    'moneris',
    async (browser, verdict) => {
      const ticket = (await info(browser, 'moneris', {})).said.ticket ?? '';
      if (verdict === 'declined') await pageOf(`${sandbox.url}/moneris/frame/${ticket}?declined=1`);
      return { ticket };
    },
  ],
  [
    'amazon_payments',
    async (browser, verdict) => {
      const { said } = await info(browser, 'amazon_payments', { return_path: '/checkout/review?payment=x' });
      const { payloadJSON, signature } = z.parse(
        z.object({ payloadJSON: z.string(), signature: z.string() }),
        said.createCheckoutSessionConfig,
      );
      const query = new URLSearchParams({ payload: payloadJSON, signature });
      const page = await pageOf(`${sandbox.url}/amazon/page?${query}`);
      const id = new RegExp(`amazonCheckoutSessionId=(\\w+_${verdict}_\\w+)`).exec(page)?.[1];
      return { checkout_session_id: id };
    },
  ],
  [
    'authorizenet_applepay',
    async (browser, verdict) => {
      const { status } = await info(browser, 'authorizenet_applepay', {
        validation_url: `${sandbox.url}/applepay/session`,
      });
      expect(status).toBe(200);
      return { payment_data: { data: `apple_${verdict}_1` } };
    },
  ],
];

describe.each(wallets)('%s', (code, dataOf) => {
  const choose = (browser: TestBrowser) => browser.cart('PUT', '/payment', { method: code, data: {} });
  const place = (browser: TestBrowser, data: object) =>
    browser.call('POST', '/cart/place', { payment_method: code, data });

  it('takes the money once the shopper has approved', async () => {
    const browser = await buyer();
    await choose(browser);
    const before = sandbox.ledger.charges.length;
    const answer = await place(browser, await dataOf(browser, 'approved'));
    expect(z.parse(placeOrder.response, answer.body).order.status).toBe('processing');
    expect(sandbox.ledger.charges).toHaveLength(before + 1);
  });

  it('makes no order of what was declined, or of nothing at all', async () => {
    const browser = await buyer();
    await choose(browser);
    const before = sandbox.ledger.charges.length;
    for (const data of [await dataOf(browser, 'declined'), {}]) {
      const answer = await place(browser, data);
      expect([answer.status, messageOf(answer)?.message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
    }
    expect((await browser.cart()).items).toHaveLength(1);
    expect(sandbox.ledger.charges).toHaveLength(before);
  });
});

it('a merchant is validated at Apple’s addresses only', async () => {
  const browser = await buyer();
  const asked = await info(browser, 'authorizenet_applepay', {
    validation_url: 'http://127.0.0.1:1/session',
  });
  expect([asked.status, asked.message]).toEqual([422, 'An error occurred while validating merchant.']);
});

it('PayPal standard: the order stands, unpaid, and the backend’s own path leads on to PayPal', async () => {
  const browser = await buyer();
  await browser.cart('PUT', '/payment', { method: 'paypal_standard', data: {} });
  const answer = await browser.call('POST', '/cart/place', { payment_method: 'paypal_standard' });
  const placed = z.parse(placeOrder.response, answer.body);
  expect(placed.order.status).toBe('pending_payment');
  expect(placed.redirect_url).toBe('/api/rest/paypal/standard/redirect');
  const { status, headers } = await browser.call('GET', '/paypal/standard/redirect');
  expect(status).toBe(303);
  const page = new URL(String(headers.location));
  expect(page.pathname).toBe('/paypal/cgi-bin/webscr');
  expect(Number(page.searchParams.get('amount'))).toBe(placed.order.totals.grand_total.amount);
});

it('an address to come back to never leaves the shop', async () => {
  const browser = await buyer();
  const asked = await browser.call('POST', '/cart/paypal_express/checkoutinfo', {
    return_path: '//elsewhere.example',
  });
  expect(asked.status).toBe(400);
});

describe('a card that breaks a rule is refused before any gateway is asked', () => {
  it.each([
    [{ cc_type: 'JCB', cc_number: '3530111333300000' }, 'Credit card type not accepted'],
    [{ cc_type: 'MC' }, 'Credit card type/number mismatch.'],
    [{ cc_cid: '1234' }, 'Invalid CVN length.'],
    [{ cc_exp_year: '2020' }, 'The card has expired.'],
  ])('%j', async (wrong, message) => {
    const answer = await pay(await buyer(), 'cardknox', cardOf('approved', wrong));
    expect([answer.status, messageOf(answer)?.message]).toEqual([422, message]);
  });

  it('a missing heartland token too', async () => {
    const answer = await pay(await buyer(), 'hps_securesubmit', { cc_type: 'VI' });
    expect([answer.status, messageOf(answer)?.message]).toEqual([422, 'heartland token missing']);
  });
});

it('of a card only type and last digits are shown again', async () => {
  const browser = await buyer();
  await browser.call('PUT', '/cart/payment', { method: 'cardknox', data: cardOf('approved') });
  expect((await browser.cart()).info.payment_data).toEqual({ cc_type: 'VI', cc_last4: '1111' });
});

it('any change of items resets the payment', async () => {
  const browser = await buyer();
  await browser.call('PUT', '/cart/payment', { method: 'cardknox', data: cardOf('approved') });
  const cart = await browser.add(lamp);
  expect(cart.info).toMatchObject({ payment_method: '', payment_data: {} });
});
