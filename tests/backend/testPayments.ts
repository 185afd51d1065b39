import * as z from 'zod/mini';
import { address } from '../../contract/address.ts';
import { type TenantConfig, tenantConfig } from '../../contract/config.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../demo/paymentSandbox/paymentSandbox.ts';
import { newToken, type Verdict } from '../../demo/paymentSandbox/sandboxProvider.ts';
import { financing, publicFinancing } from '../../demo/tenants/financing.ts';
import { gatewayCodes, gateways, publicSettings } from '../../demo/tenants/gateways.ts';
import type { InfoRequest, Payable, PaymentMethod } from '../../server/backend/checkout/paymentMethod.ts';
import { readPayments, type TenantPayment } from '../../server/backend/checkout/tenantPayments.ts';
import { approveAtAmazon, cards } from './paymentApprovals.ts';

export const TOTAL = 129_900;
export const infoRequest: InfoRequest = {
  body: {},
  returnUrl: 'http://shop.example/checkout/review?payment=x',
};

const labels: Partial<Record<Verdict, string>> = {
  approved: 'Approve payment',
  declined: 'Decline payment',
  silent: 'Break the line',
};
const accounts: Partial<Record<Verdict, string>> = {
  approved: '6045780000001111',
  declined: '4000000000000002',
  silent: '4000000000000341',
};
/** Payment data of a store card. plan: by default the one for amounts from 1,000 */
export const storeCard = (verdict: Verdict, plan = '1036') => ({
  account_number: accounts[verdict],
  plan_number: plan,
});

type Data = Record<string, unknown>;

/** Every payment method, connected to the sandbox, without a backend. */
export interface TestPayments {
  sandbox: PaymentSandbox;
  config: TenantConfig;
  payments: readonly TenantPayment[];
  payment: (code: string) => TenantPayment;
  methodOf: (code: string) => PaymentMethod;
  /** An attempt to pay TOTAL with a new reference. */
  payable: (more?: Partial<Payable>) => Payable;
  /** `clickButton` on a page of this sandbox. */
  click: (path: string, verdict: Verdict) => Promise<Record<string, string>>;
  /** The payment data of a shopper who decided at the provider about the total. */
  paymentDataOf: (code: string, verdict: Verdict, total?: number) => Promise<Data>;
  /** The attempt of which the provider approved the payment data. */
  attemptOf: (code: string, data: Data) => Payable;
  close: () => Promise<void>;
}

const post = (url: string, body: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });

/** The message that the button of a verdict posts on a page of the sandbox, or the URL of its link. */
export async function clickButton(
  sandboxUrl: string,
  path: string,
  verdict: Verdict,
): Promise<Record<string, string>> {
  const html = await (await fetch(path.startsWith('http') ? path : `${sandboxUrl}${path}`)).text();
  const attributes = new RegExp(`<(?:a|button) ([^>]*)>${labels[verdict]}<`).exec(html)?.[1] ?? '';
  const escaped = /(?:href|data-message)="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const value = escaped.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return attributes.startsWith('href') ? { href: value } : JSON.parse(value);
}

export async function openTestPayments(): Promise<TestPayments> {
  const sandbox = await startPaymentSandbox('127.0.0.1');
  const withSandboxUrl = <T>(template: T): T =>
    JSON.parse(JSON.stringify(template).replaceAll('{{payment_sandbox}}', sandbox.url));
  const config = z.parse(tenantConfig, withSandboxUrl({ ...publicSettings, ...publicFinancing }));
  const settings = withSandboxUrl<Data>({ ...gateways(...gatewayCodes), ...financing });
  const payments = await readPayments(Object.keys(settings), settings);

  function payment(code: string): TenantPayment {
    const payment = payments.find((candidate) => candidate.code === code);
    if (!payment) throw new Error(`${code} is not set up`);
    return payment;
  }
  const methodOf = (code: string) => payment(code).method;

  let attempts = 0;
  function payable(more: Partial<Payable> = {}): Payable {
    const person = { firstname: 'Ada', lastname: 'Byron', street: ['12 Elm Street'], city: 'Portland' };
    const billing = z.parse(address, { ...person, region: 'OR', postcode: '97209-1234', country_id: 'US' });
    attempts += 1;
    return {
      grandTotal: TOTAL,
      beforeFee: TOTAL,
      fee: 0,
      subtotal: 119_900,
      discount: 0,
      delivery: 9900,
      tax: 100,
      currency: 'USD',
      email: 'ada@example.com',
      billing,
      shipping: billing,
      items: [{ sku: 'SOFA', name: 'Sofa', qty: 1, price: 119_900 }],
      paymentData: {},
      reference: `test-${attempts}`,
      approvalId: '',
      startedAt: new Date(),
      language: 'en',
      originUrl: 'http://shop.example',
      config,
      ...more,
    };
  }

  const click = (path: string, verdict: Verdict) => clickButton(sandbox.url, path, verdict);
  const infoOf = async (code: string, order: Payable) =>
    ((await methodOf(code).checkoutInfo?.(order, infoRequest)) ?? {}) as Record<string, string>;

  const providers: Record<string, (verdict: Verdict, order: Payable) => Promise<Data>> = {
    async paypal_express(verdict, order) {
      const { redirect_url = '' } = await infoOf('paypal_express', order);
      const token = new URL(redirect_url).searchParams.get('token');
      return { token, payer_id: newToken('payer', verdict) };
    },
    async paypal_checkout(verdict, order) {
      const { order_id } = await infoOf('paypal_checkout', order);
      await post(`${sandbox.url}/paypal/window/${order_id}/decide`, { verdict });
      return { order_id };
    },
    async freedompay(verdict, order) {
      const { transaction_id, checkout_url } = await infoOf('freedompay', order);
      await fetch(`${checkout_url}?verdict=${verdict}`, { redirect: 'manual' });
      return { transaction_id };
    },
    async moneris(verdict, order) {
      const { ticket } = await infoOf('moneris', order);
      const frame = `${sandbox.url}/moneris/frame/${ticket}`;
      if (verdict === 'declined') await fetch(`${frame}?declined=1`);
      else await post(`${frame}/decide`);
      return { ticket };
    },
    async amazon_payments(verdict, order) {
      return approveAtAmazon(await infoOf('amazon_payments', order), verdict, sandbox.url);
    },
    authorizenet_applepay: async (verdict) => ({ payment_data: { data: newToken('apple', verdict) } }),
    affirm: (verdict, { grandTotal }) => click(`/affirm/window?total=${grandTotal}&currency=USD`, verdict),
    async acimacheckout(verdict, { grandTotal }) {
      const { checkoutToken } = await click(`/acima/window?total=${grandTotal}`, verdict);
      return { checkout_token: checkoutToken };
    },
    katapult_payment_loan: (verdict) => click('/katapult/window', verdict),
    cognical_zibby_loan: (verdict) => click('/katapult/window', verdict),
    synchrony: (verdict, order) => decide('synchrony', verdict, order),
    synchronyunifi: (verdict, order) => decide('synchronyunifi', verdict, order),
    chargeafter: (verdict, { grandTotal }) => click(`/chargeafter/window?total=${grandTotal / 100}`, verdict),
    wellsfargo: async (verdict) => storeCard(verdict),
    tdbank: async (verdict) => ({ ...storeCard(verdict), terms_accepted: true }),
    async fairstone(verdict, order) {
      const orderWithPlan = { ...order, paymentData: { plan_hash: 'h', plan_code: 'EP24' } };
      const started = await methodOf('fairstone').calls?.initiatecheckout?.(orderWithPlan, infoRequest);
      const { redirect_url } = z.parse(z.object({ redirect_url: z.string() }), started);
      const { href = '' } = await click(redirect_url, verdict);
      return { checkout_id: new URL(href).searchParams.get('checkout_id') };
    },
    ...Object.fromEntries(
      cards.map(([code, dataOf]) => [code, async (verdict: Verdict) => dataOf(verdict) as Data]),
    ),
  };
  async function decide(code: string, verdict: Verdict, order: Payable) {
    const { tokenId = '', transAmount1 = '', clientTransId = '' } = await infoOf(code, order);
    const body = { token: tokenId, verdict, amount: transAmount1, reference: clientTransId };
    await post(`${sandbox.url}/synchrony/decide`, body);
    return { token_id: tokenId };
  }

  const attemptByData = new WeakMap<Data, Payable>();
  async function paymentDataOf(code: string, verdict: Verdict, total = TOTAL): Promise<Data> {
    const order = payable({ grandTotal: total });
    const data = await providers[code]?.(verdict, order);
    if (!data) throw new Error(`${code} has no provider in this file`);
    attemptByData.set(data, order);
    return data;
  }
  function attemptOf(code: string, data: Data): Payable {
    const approval = methodOf(code).approval?.(data);
    const approvalId = approval?.isId ? approval.token : '';
    return { ...(attemptByData.get(data) ?? payable()), grandTotal: TOTAL, approvalId };
  }
  const close = () => sandbox.close();
  return { sandbox, config, payments, payment, methodOf, payable, click, paymentDataOf, attemptOf, close };
}
