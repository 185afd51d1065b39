import * as z from 'zod/mini';
import { errorBody } from '../../contract/errors.ts';
import { newToken, type Verdict } from '../../demo/paymentSandbox/sandboxProvider.ts';
import type { Answer, TestBrowser } from './testBrowser.ts';

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

/** Every gateway of cards, with what a browser sends for each verdict. */
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

export const messageOf = ({ body }: Answer) => z.parse(errorBody, body).messages.error[0];

/** Asks for the checkout info of a provider; said is the answer, message the refusal. */
export async function info(browser: TestBrowser, provider: string, body?: object) {
  const path = `/cart/${provider}/checkoutinfo`;
  const answer = body ? await browser.call('POST', path, body) : await browser.call('GET', path);
  const message = answer.status === 200 ? '' : messageOf(answer)?.message;
  return { status: answer.status, message, said: answer.body as Record<string, string> };
}

const pageOf = async (url: string) => (await fetch(url)).text();

/** Amazon's page, opened with what its button was given. */
export async function visitAmazon(said: Record<string, unknown>, verdict: Verdict, sandbox: string) {
  const { payloadJSON, signature } = z.parse(
    z.object({ payloadJSON: z.string(), signature: z.string() }),
    said.createCheckoutSessionConfig,
  );
  const query = new URLSearchParams({ payload: payloadJSON, signature });
  const page = await pageOf(`${sandbox}/amazon/page?${query}`);
  const id = new RegExp(`amazonCheckoutSessionId=(\\w+_${verdict}_\\w+)`).exec(page)?.[1];
  return { checkout_session_id: id };
}

export interface Wallet {
  code: string;
  /** What a shopper brings back from the provider, approved or declined there, for the cart as it is. */
  visit: (browser: TestBrowser, verdict: Verdict, sandboxUrl: string) => Promise<object>;
}

/** Every provider with a page or a window of its own, visited by a shopper without a browser. */
export const wallets: Wallet[] = [
  {
    code: 'paypal_express',
    async visit(browser, verdict) {
      const { said } = await info(browser, 'paypal_express', { return_path: '/checkout/review?payment=x' });
      const token = new URL(said.redirect_url ?? '').searchParams.get('token');
      return { token, payer_id: newToken('payer', verdict) };
    },
  },
  {
    code: 'paypal_checkout',
    async visit(browser, verdict, sandbox) {
      const { said } = await info(browser, 'paypal_checkout', {});
      const body = new URLSearchParams({ verdict });
      await fetch(`${sandbox}/paypal/window/${said.order_id}/decide`, { method: 'POST', body });
      return { order_id: said.order_id };
    },
  },
  {
    code: 'freedompay',
    async visit(browser, verdict) {
      const { checkout_url, transaction_id } = (await info(browser, 'freedompay')).said;
      await fetch(`${checkout_url}?verdict=${verdict}`, { redirect: 'manual' });
      return { transaction_id };
    },
  },
  {
    code: 'moneris',
    async visit(browser, verdict, sandbox) {
      const ticket = (await info(browser, 'moneris', {})).said.ticket ?? '';
      const frame = `${sandbox}/moneris/frame/${ticket}`;
      if (verdict === 'declined') await pageOf(`${frame}?declined=1`);
      else await fetch(`${frame}/decide`, { method: 'POST' });
      return { ticket };
    },
  },
  {
    code: 'amazon_payments',
    async visit(browser, verdict, sandbox) {
      const { said } = await info(browser, 'amazon_payments', { return_path: '/checkout/review?payment=x' });
      return visitAmazon(said, verdict, sandbox);
    },
  },
  {
    code: 'authorizenet_applepay',
    async visit(browser, verdict, sandbox) {
      const { status } = await info(browser, 'authorizenet_applepay', {
        validation_url: `${sandbox}/applepay/session`,
      });
      if (status !== 200) throw new Error(`The merchant was not validated: ${status}`);
      return { payment_data: { data: newToken('apple', verdict) } };
    },
  },
];
