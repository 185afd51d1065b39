import * as z from 'zod/mini';
import { errorBody } from '../../contract/errors.ts';
import { newToken, type Verdict } from '../../demo/paymentSandbox/sandboxProvider.ts';
import type { TestBrowser, TestResponse } from './testBrowser.ts';

const numbers: Record<Verdict, string> = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  error: '4000000000000119',
  silent: '4000000000000341',
};

export const cardOf = (verdict: Verdict, more: object = {}) => ({
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

/** Every card gateway, with the payment data that a browser sends for each verdict. */
export const cards: [code: string, dataOf: (verdict: Verdict) => object][] = [
  ['paypal_direct', cardOf],
  ['authorizenet', cardOf],
  ['authorizenet_api', cardOf],
  ['cybersource_soap', cardOf],
  ['cardknox', cardOf],
  ['paytrace', cardOf],
  ['hiecor', cardOf],
  ['hps_securesubmit', tokenOf('supt')],
  ['nmicreditcard', tokenOf('nmi')],
];

export const messageOf = ({ body }: TestResponse) => z.parse(errorBody, body).messages.error[0];

/** Requests a provider's checkout info. message: the text of the error, empty after success */
export async function checkoutInfo(browser: TestBrowser, provider: string, body?: object) {
  const path = `/cart/${provider}/checkoutinfo`;
  const response = body ? await browser.call('POST', path, body) : await browser.call('GET', path);
  const message = response.status === 200 ? '' : messageOf(response)?.message;
  return { status: response.status, message, info: response.body as Record<string, string> };
}

const pageOf = async (url: string) => (await fetch(url)).text();

/** Opens Amazon's page with the checkout info and returns the session id of the verdict. */
export async function approveAtAmazon(info: Record<string, unknown>, verdict: Verdict, sandbox: string) {
  const { payloadJSON, signature } = z.parse(
    z.object({ payloadJSON: z.string(), signature: z.string() }),
    info.createCheckoutSessionConfig,
  );
  const query = new URLSearchParams({ payload: payloadJSON, signature });
  const page = await pageOf(`${sandbox}/amazon/page?${query}`);
  const id = new RegExp(`amazonCheckoutSessionId=(\\w+_${verdict}_\\w+)`).exec(page)?.[1];
  return { checkout_session_id: id };
}

export interface Wallet {
  code: string;
  /** Approves or declines the payment of the current cart at the provider and returns the payment data. */
  approve: (browser: TestBrowser, verdict: Verdict, sandboxUrl: string) => Promise<object>;
}

/** Every provider with its own page or window, called without a real browser. */
export const wallets: Wallet[] = [
  {
    code: 'paypal_express',
    async approve(browser, verdict) {
      const { info } = await checkoutInfo(browser, 'paypal_express', {
        return_path: '/checkout/review?payment=x',
      });
      const token = new URL(info.redirect_url ?? '').searchParams.get('token');
      return { token, payer_id: newToken('payer', verdict) };
    },
  },
  {
    code: 'paypal_checkout',
    async approve(browser, verdict, sandbox) {
      const { info } = await checkoutInfo(browser, 'paypal_checkout', {});
      const body = new URLSearchParams({ verdict });
      await fetch(`${sandbox}/paypal/window/${info.order_id}/decide`, { method: 'POST', body });
      return { order_id: info.order_id };
    },
  },
  {
    code: 'freedompay',
    async approve(browser, verdict) {
      const { checkout_url, transaction_id } = (await checkoutInfo(browser, 'freedompay')).info;
      await fetch(`${checkout_url}?verdict=${verdict}`, { redirect: 'manual' });
      return { transaction_id };
    },
  },
  {
    code: 'moneris',
    async approve(browser, verdict, sandbox) {
      const ticket = (await checkoutInfo(browser, 'moneris', {})).info.ticket ?? '';
      const frame = `${sandbox}/moneris/frame/${ticket}`;
      if (verdict === 'declined') await pageOf(`${frame}?declined=1`);
      else await fetch(`${frame}/decide`, { method: 'POST' });
      return { ticket };
    },
  },
  {
    code: 'amazon_payments',
    async approve(browser, verdict, sandbox) {
      const { info } = await checkoutInfo(browser, 'amazon_payments', {
        return_path: '/checkout/review?payment=x',
      });
      return approveAtAmazon(info, verdict, sandbox);
    },
  },
  {
    code: 'authorizenet_applepay',
    async approve(browser, verdict, sandbox) {
      const { status } = await checkoutInfo(browser, 'authorizenet_applepay', {
        validation_url: `${sandbox}/applepay/session`,
      });
      if (status !== 200) throw new Error(`The merchant was not validated: ${status}`);
      return { payment_data: { data: newToken('apple', verdict) } };
    },
  },
];
