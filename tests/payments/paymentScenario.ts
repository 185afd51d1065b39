import { REGULAR_PLAN } from '../../contract/paymentConfig.ts';
import type { Fault } from '../../demo/paymentSandbox/faultyLine.ts';
import { newToken } from '../../demo/paymentSandbox/sandboxProvider.ts';
import { cardOf, wallets } from '../backend/paymentApprovals.ts';
import type { TestBrowser, TestResponse } from '../backend/testBrowser.ts';
import { ADA } from '../backend/testBrowser.ts';
import { clickButton, storeCard } from '../backend/testPayments.ts';
import { centsOf, type PaymentEnvironment, settled } from './paymentEnvironment.ts';

/** Creates the payment data that a browser sends for its current cart. */
type Payment = (browser: TestBrowser, sandboxUrl: string) => Promise<object>;

const wallet = (code: string): Payment => {
  const approve = wallets.find((candidate) => candidate.code === code)?.approve;
  if (!approve) throw new Error(`There is no wallet ${code}.`);
  return (browser, url) => approve(browser, 'approved', url);
};

const windowOf =
  (pathOf: (cents: number) => string): Payment =>
  async (browser, url) => {
    const { grand_total } = (await browser.cart()).totals;
    return clickButton(url, pathOf(Math.round(grand_total.amount * 100)), 'approved');
  };

/** Methods of each kind: plain cards, tokens, approvals on a provider's page or window, reservations, store cards. */
export const METHODS: Readonly<Record<string, Payment>> = {
  cardknox: async () => cardOf('approved'),
  cybersource_soap: async () => cardOf('approved'),
  hps_securesubmit: async () => ({ token: newToken('supt', 'approved'), cc_type: 'VI', cc_last4: '1111' }),
  moneris: wallet('moneris'),
  freedompay: wallet('freedompay'),
  paypal_checkout: wallet('paypal_checkout'),
  amazon_payments: wallet('amazon_payments'),
  affirm: windowOf((cents) => `/affirm/window?total=${cents}&currency=USD`),
  chargeafter: windowOf((cents) => `/chargeafter/window?total=${cents / 100}`),
  katapult_payment_loan: windowOf(() => '/katapult/window'),
  wellsfargo: async () => storeCard('approved', REGULAR_PLAN),
};
/** Methods whose data the checkout sends when the method is selected. */
const SENT_ON_SELECTION = new Set(['cardknox', 'cybersource_soap', 'hps_securesubmit', 'wellsfargo']);
export const METHOD_CODES = Object.keys(METHODS);
/** Its order is written first and paid on PayPal's page, or never. */
const PAID_LATER = 'paypal_standard';

export interface PlaceOrderStep {
  shopper: number;
  method: string;
  /** Index of the shopper's idempotency key. */
  key: number;
  /** A new approval, the shopper's last one, or the other shopper's last one. */
  approval: 'new' | 'again' | 'stolen';
  faults: Fault[];
}

interface Shopper {
  browser: TestBrowser;
  approvals: Map<string, object>;
}

/**
 * Two shoppers submit orders, repeat them, change carts and reuse each other's approvals, while the server process and the
 * database stop and restart.
 */
export class PaymentScenario {
  #shoppers: Shopper[] = [];
  readonly #pending = new Set<Promise<unknown>>();
  /** Pages of PayPal on which an order awaits its payment. */
  readonly #payPalPages: URLSearchParams[] = [];
  readonly #firstCharge: number;
  /** Steps and responses, printed when a run fails. */
  readonly log: string[] = [];

  private constructor(
    readonly environment: PaymentEnvironment,
    readonly product: string,
    private readonly firstOrder: number,
    private readonly name: string,
    private readonly piecesBefore: number,
  ) {
    this.#firstCharge = environment.sandbox.ledger.charges.length;
  }

  static async begin(
    environment: PaymentEnvironment,
    product: string,
    name: string,
  ): Promise<PaymentScenario> {
    const paidOrders = await environment.paidOrders([...METHOD_CODES, PAID_LATER]);
    const scenario = new PaymentScenario(
      environment,
      product,
      Math.max(0, ...paidOrders.map(({ id }) => id)) + 1,
      name,
      await environment.pieces(product),
    );
    for (let count = 0; count < 2; count += 1) {
      const browser = await environment.newBrowser();
      await browser.add(product);
      await browser.cart('PUT', '/billing_address', { ...ADA, email: 'ada@example.com' });
      await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
      await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
      scenario.#shoppers.push({ browser, approvals: new Map() });
    }
    return scenario;
  }

  #shopper(index: number): Shopper {
    const shopper = this.#shoppers[index];
    if (!shopper) throw new Error('There are two shoppers.');
    return shopper;
  }

  /** Waits for work until the work settles or the process is killed. Failed requests are logged, not repeated. */
  #done<T>(work: Promise<T>): Promise<T | null> {
    return settled(work, this.environment.process, (error) =>
      this.log.push(`failed: ${error instanceof Error ? error.message : error}`),
    );
  }

  async changeCart(index: number, qty: number): Promise<void> {
    const { browser } = this.#shopper(index);
    await this.#done(browser.call('POST', '/cart/items', { product_id: this.product, qty }));
    await this.#done(browser.call('PUT', '/cart', { shipping_method: 'standard_delivery' }));
  }

  async #approvalOf({ shopper, method, approval }: PlaceOrderStep): Promise<object | null> {
    const own = this.#shopper(shopper);
    const approvals = approval === 'stolen' ? this.#shopper(1 - shopper).approvals : own.approvals;
    if (approval !== 'new' && approvals.has(method)) return approvals.get(method) ?? null;
    const data = await this.#done(
      METHODS[method]?.(own.browser, this.environment.sandbox.url) ?? Promise.resolve({}),
    );
    if (data) own.approvals.set(method, data);
    return data;
  }

  /** Submits the order. isAwaited: whether the next step waits for the response */
  async place(step: PlaceOrderStep, isAwaited: boolean): Promise<void> {
    const { shopper, method, key, faults } = step;
    const { browser } = this.#shopper(shopper);
    this.environment.sandbox.line.clear();
    const data = await this.#approvalOf(step);
    if (!data) return;
    await this.#done(
      browser.call('PUT', '/cart/payment', { method, data: SENT_ON_SELECTION.has(method) ? data : {} }),
    );
    this.environment.sandbox.line.queue.push(...faults);
    const headers = { 'idempotency-key': `${this.name}-key-${shopper}-${key}` };
    const call = browser.call('POST', '/cart/place', { payment_method: method, data }, headers);
    const logged = this.#done(call).then((response) => this.#logResponse(step, response));
    if (isAwaited) await logged;
    else {
      this.#pending.add(logged);
      void logged.finally(() => this.#pending.delete(logged));
    }
  }

  /** Places an order that is paid on PayPal's page, and leaves it unpaid. */
  async leaveForPayPal(shopper: number): Promise<void> {
    const { browser } = this.#shopper(shopper);
    this.environment.sandbox.line.clear();
    await this.#done(browser.call('PUT', '/cart/payment', { method: PAID_LATER, data: {} }));
    const placed = await this.#done(browser.call('POST', '/cart/place', { payment_method: PAID_LATER }));
    this.log.push(`for PayPal -> ${placed?.status ?? 'no response'}`);
    const page = await this.#done(browser.call('GET', '/paypal/standard/redirect'));
    const location = String(page?.headers.location ?? '');
    // Without an order, it leads to a page of the shop.
    if (URL.canParse(location)) this.#payPalPages.push(new URL(location).searchParams);
  }

  /** Pays the oldest order that was left at PayPal, in time or not; its notification is lost. */
  payAtPayPal(): void {
    const page = this.#payPalPages.shift();
    const [reference, amount] = [page?.get('invoice'), page?.get('amount')];
    if (reference && amount) this.environment.sandbox.ledger.take('paypal', reference, amount);
  }

  #logResponse(step: PlaceOrderStep, response: TestResponse | null): void {
    const body = JSON.stringify(response?.body ?? null).slice(0, 120);
    this.log.push(`${JSON.stringify(step)} -> ${response?.status ?? 'no response'} ${body}`);
  }

  /** Completes all pending work, then compares charges with orders to the cent. @returns one line per difference */
  async settle(): Promise<string[]> {
    await this.environment.settleAll();
    await Promise.all(this.#pending);
    await this.environment.settleAll();
    const charges = this.environment.capturedCharges(this.#firstCharge);
    const orders = await this.environment.paidOrders([...METHOD_CODES, PAID_LATER], this.firstOrder);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const [captured, ordered] = [sum(charges.map(centsOf)), sum(orders.map(({ grandTotal }) => grandTotal))];
    const differences =
      captured === ordered ? [] : [`${captured} cents are captured for orders of ${ordered}`];
    for (const { incrementId, paymentReference, grandTotal } of orders) {
      const own = charges.filter(({ id }) => paymentReference.endsWith(id));
      if (own.length !== 1 || own.some((charge) => centsOf(charge) !== grandTotal))
        differences.push(`order ${incrementId} of ${grandTotal} has ${JSON.stringify(own)}`);
    }
    if (charges.length !== orders.length)
      differences.push(`${charges.length} charges are captured for ${orders.length} orders`);
    const { unpaid, reserved } = await this.environment.standingOrders(this.firstOrder);
    if (unpaid > 0) differences.push(`${unpaid} unpaid orders have not ended`);
    const missing = this.piecesBefore - reserved - (await this.environment.pieces(this.product));
    if (missing !== 0) differences.push(`${missing} pieces are reserved for no order`);
    return differences;
  }
}
