import { gte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { placeOrder } from '../../../contract/order.ts';
import type { Charge } from '../../../demo/paymentSandbox/ledger.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../../demo/paymentSandbox/paymentSandbox.ts';
import { reconcile } from '../../../server/backend/checkout/attempts/reconcile.ts';
import { orders } from '../../../server/backend/database/schema/order.ts';
import { paymentAttempts } from '../../../server/backend/database/schema/payment.ts';
import { wallets } from '../../backend/paymentApprovals.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import type { TestBrowser } from '../../backend/testBrowser.ts';
import { simpleProduct } from '../../payments/simpleProduct.ts';

const HOST = 'payments.localhost';

/** The demo tenant with all payment methods, connected to the payment sandbox. */
export class PaymentBackend {
  private constructor(
    readonly backend: TestBackend,
    readonly sandbox: PaymentSandbox,
    readonly product: string,
  ) {}

  static async open(): Promise<PaymentBackend> {
    const sandbox = await startPaymentSandbox('127.0.0.1');
    const backend = await openTestBackend(async () => sandbox.url);
    return new PaymentBackend(backend, sandbox, await simpleProduct(backend.newBrowser(HOST)));
  }

  async close(): Promise<void> {
    await this.backend.close();
    await this.sandbox.close();
  }

  guest(): Promise<TestBrowser> {
    return this.backend.newBrowser(HOST).startSession();
  }

  /** A shopper whose checkout lacks only the payment. */
  async shopper(): Promise<TestBrowser> {
    const browser = await this.guest();
    await browser.add(this.product);
    await browser.fillCheckout();
    return browser;
  }

  /** Adds the product again, for a shopper whose addresses are set. */
  async refill(browser: TestBrowser, qty = 1): Promise<void> {
    await browser.add(this.product, qty);
    await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
  }

  /** Selects a payment method and places the order. */
  async pay(browser: TestBrowser, code: string, data: object, key?: string) {
    const isCard = wallets.every((wallet) => wallet.code !== code);
    await browser.call('PUT', '/cart/payment', { method: code, data: isCard ? data : {} });
    const headers = key ? { 'idempotency-key': key } : {};
    return browser.call('POST', '/cart/place', { payment_method: code, data }, headers);
  }

  orderOf(response: { body: unknown }) {
    return z.parse(placeOrder.response, response.body).order;
  }

  /** Captured charges that were created after the first `chargeCount` charges. */
  captured(chargeCount = 0): Charge[] {
    return this.sandbox.ledger.charges.slice(chargeCount).filter(({ state }) => state === 'taken');
  }

  get chargeCount(): number {
    return this.sandbox.ledger.charges.length;
  }

  orders(fromId = 0) {
    return this.backend.context.db.select().from(orders).where(gte(orders.id, fromId)).orderBy(orders.id);
  }

  attempts() {
    return this.backend.context.db.select().from(paymentAttempts).orderBy(paymentAttempts.id);
  }

  /** Advances the clock and runs the reconciler once. */
  async later(seconds: number): Promise<void> {
    this.backend.advanceClock(seconds);
    await reconcile(this.backend.context);
  }
}
