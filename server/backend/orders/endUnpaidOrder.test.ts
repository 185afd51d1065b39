import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDeliveryDays } from '../../../contract/delivery.ts';
import type { Fault } from '../../../demo/paymentSandbox/faultyLine.ts';
import { ADA, codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';
import { reconcile } from '../checkout/attempts/reconcile.ts';
import type { TenantPayment } from '../checkout/tenantPayments.ts';
import { outbox } from '../database/schema/customer.ts';
import { slotCounts } from '../database/schema/delivery.ts';
import { inventory } from '../database/schema/location.ts';
import { orders } from '../database/schema/order.ts';
import { settlePayment } from './settlePayment.ts';

const HOUR = 3600;
const inPortland = { ...ADA, city: 'Portland', region: 'OR', postcode: '97209' };
let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

const pieces = async () => {
  const [row] = await payments.backend.context.db
    .select({ qty: sql<number>`sum(${inventory.qty})::int` })
    .from(inventory)
    .where(eq(inventory.productId, Number(payments.product)));
  return row?.qty ?? 0;
};
const bookedSlots = async () => {
  const rows = await payments.backend.context.db.select().from(slotCounts);
  return rows.reduce((sum, { orders: booked }) => sum + booked, 0);
};
const orderEmails = (kind: typeof outbox.$inferSelect.kind) =>
  payments.backend.context.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.id);
const lastOrder = async () => (await payments.orders()).at(-1);
const lastAttempt = async () => (await payments.attempts()).at(-1);
const silenceProvider = () => payments.sandbox.line.queue.push(...Array<Fault>(99).fill('down'));
const tenantOfTest = async () => {
  const { tenants } = await payments.backend.context.catalog.current();
  const tenant = tenants.find(({ code }) => code === 'payments');
  if (!tenant) throw new Error('The tenant with all payment methods is missing.');
  return tenant;
};
const rulesOf = async (code: string): Promise<TenantPayment['rules']> => {
  const rules = (await tenantOfTest()).payments.find((payment) => payment.code === code)?.rules;
  if (!rules) throw new Error(`The tenant does not offer ${code}.`);
  return rules;
};

async function leaveUnpaid(browser?: TestBrowser) {
  const shopper = browser ?? (await payments.shopper());
  const order = payments.orderOf(await payments.pay(shopper, 'paypal_standard', {}));
  const { headers } = await shopper.call('GET', order.payment_url.replace('/api/rest', ''));
  const page = new URL(String(headers.location)).searchParams;
  const pay = () =>
    payments.sandbox.ledger.take('paypal', page.get('invoice') ?? '', page.get('amount') ?? '');
  return { order, pay, shopper };
}

it('ends after two hours without payment: stock and slot return, the shopper gets one email', async () => {
  const stock = await pieces();
  const slots = await bookedSlots();
  const browser = await payments.shopper();
  await browser.cart('PUT', '/billing_address', { ...inPortland, email: 'ada@example.com' });
  const { body } = await browser.call('GET', `/cart/delivery/${inPortland.postcode}`);
  const [day] = z.parse(getDeliveryDays.response, body).days;
  await browser.cart('PUT', '/shipping', {
    method: 'standard_delivery',
    data: { delivery_date: day?.date, delivery_slot: day?.slots.find(({ is_free }) => is_free)?.id },
  });
  const { order, shopper } = await leaveUnpaid(browser);
  expect(await bookedSlots()).toBe(slots + 1);
  await payments.later(1.9 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending_payment' });
  expect(await pieces()).toBe(stock - 1);
  payments.backend.advanceClock(0.1 * HOUR);
  const { context } = payments.backend;
  // Two processes of one database run the job at the same time.
  await Promise.all([reconcile(context), reconcile(context)]);
  await payments.later(HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect([await pieces(), await bookedSlots()]).toEqual([stock, slots]);
  expect(await orderEmails('order_unpaid')).toMatchObject([
    {
      recipient: 'ada@example.com',
      language: 'en',
      body: { number: order.increment_id, amount: order.totals.grand_total.formatted },
    },
  ]);
  const reopened = await shopper.call('POST', `/orders/${order.entity_id}/reopen`);
  expect([reopened.status, codeOf(reopened)]).toEqual([409, 'orderPaid']);
  await payments.later(25 * HOUR);
  expect(await lastAttempt()).toMatchObject({ state: 'declined', checkAt: null });
});

it.each([
  ['an hour', HOUR],
  ['two days, by a notification', 48 * HOUR],
])('refunds a payment that arrives %s after the end', async (_, seconds) => {
  const { pay, order } = await leaveUnpaid();
  await payments.later(2 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  await payments.later(seconds);
  if (seconds > 24 * HOUR) {
    await payments.later(HOUR);
    expect(await lastAttempt()).toMatchObject({ state: 'declined' });
  }
  const charge = pay();
  const { context } = payments.backend;
  const tenant = await tenantOfTest();
  const attempt = await lastAttempt();
  if (!attempt) throw new Error('There is no attempt.');
  await settlePayment({ db: context.db, tenant, now: context.clock() }, 'paypal_standard', {
    id: charge.id,
    order: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
  });
  await payments.later(120);
  expect(charge.state).toBe('released');
  expect(await lastAttempt()).toMatchObject({ state: 'refunded' });
  expect((await orderEmails('order_refused')).at(-1)).toMatchObject({
    body: { amount: order.totals.grand_total.formatted },
  });
});

it('asks staff, once, to refund a late payment that the method can not refund', async () => {
  const { pay } = await leaveUnpaid();
  const tenant = await tenantOfTest();
  const { payments: methods } = tenant;
  // PayPal Standard without the account's interface.
  tenant.payments = methods.map((payment) => {
    const { release: _, find: __, ...method } = payment.method;
    return payment.code === 'paypal_standard' ? { ...payment, method } : payment;
  });
  await payments.later(2 * HOUR);
  const charge = pay();
  const { context } = payments.backend;
  const attempt = await lastAttempt();
  if (!attempt) throw new Error('There is no attempt.');
  await settlePayment({ db: context.db, tenant, now: context.clock() }, 'paypal_standard', {
    id: charge.id,
    order: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
  });
  await payments.later(120);
  await payments.later(HOUR);
  expect([charge.state, (await lastAttempt())?.state]).toEqual(['taken', 'refunding']);
  const reports = (await orderEmails('payment_report')).filter(({ subject }) =>
    subject.includes(attempt.reference),
  );
  expect(reports).toMatchObject([{ body: { reason: expect.stringContaining('by hand') } }]);
  tenant.payments = methods;
  await payments.later(HOUR);
  expect([charge.state, (await lastAttempt())?.state]).toEqual(['released', 'refunded']);
});

it('finds a payment whose notification was lost up to a day after the end', async () => {
  const { pay } = await leaveUnpaid();
  await payments.later(2 * HOUR);
  const charge = pay();
  await payments.later(HOUR);
  await payments.later(120);
  expect(charge.state).toBe('released');
});

it('ends when it is due although the provider is silent, and refunds a payment that is found later', async () => {
  const stock = await pieces();
  const { pay } = await leaveUnpaid();
  const charge = pay();
  silenceProvider();
  for (let round = 0; round < 6; round += 1) await payments.later(0.3 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending_payment' });
  await payments.later(0.2 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock);
  payments.sandbox.line.clear();
  await payments.later(26 * HOUR);
  await payments.later(120);
  expect(charge.state).toBe('released');
  expect(await lastAttempt()).toMatchObject({ state: 'refunded' });
});

it('ends although the provider has been silent for 27 hours', async () => {
  const stock = await pieces();
  await leaveUnpaid();
  silenceProvider();
  await payments.later(27 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock);
  payments.sandbox.line.clear();
  await payments.later(HOUR);
  expect(await lastAttempt()).toMatchObject({ state: 'declined', checkAt: null });
});

it('ends after a day when the dealer has removed the method', async () => {
  const stock = await pieces();
  await leaveUnpaid();
  const tenant = await tenantOfTest();
  const { payments: methods } = tenant;
  tenant.payments = methods.filter(({ code }) => code !== 'paypal_standard');
  await payments.later(23 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending_payment' });
  await payments.later(2 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock);
  tenant.payments = methods;
});

it('keeps an order that was paid at the last moment', async () => {
  const { pay } = await leaveUnpaid();
  const charge = pay();
  await payments.later(2 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'processing' });
  expect(charge.state).toBe('taken');
});

it('waits as long as the tenant sets', async () => {
  const rules = await rulesOf('paypal_standard');
  rules.unpaid_hours = 0.25;
  await leaveUnpaid();
  rules.unpaid_hours = 72;
  await payments.later(0.25 * HOUR);
  await payments.later(71 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending_payment' });
  await payments.later(HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  rules.unpaid_hours = 2;
});

it('a check waits for days, by default until staff cancel it', async () => {
  const rules = await rulesOf('checkmo');
  const stock = await pieces();
  await payments.pay(await payments.shopper(), 'checkmo', {});
  await payments.later(90 * 24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending' });
  rules.unpaid_days = 14;
  await payments.pay(await payments.shopper(), 'checkmo', {});
  await payments.later(13 * 24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending' });
  await payments.later(24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock - 1);
  expect(await lastAttempt()).toMatchObject({ state: 'ordered', checkAt: null });
  rules.unpaid_days = undefined;
});

it('a check that staff should look at first waits no longer than any other', async () => {
  const rules = await rulesOf('checkmo');
  const stock = await pieces();
  rules.unpaid_days = 14;
  await payments.pay(await payments.shopper(), 'checkmo', {});
  const { id = 0 } = (await lastOrder()) ?? {};
  // As a large order to another address is (checkout/isSuspicious.ts).
  await payments.backend.context.db.update(orders).set({ status: 'review' }).where(eq(orders.id, id));
  await payments.later(13 * 24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'review' });
  await payments.later(24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock);
  rules.unpaid_days = undefined;
});

it('limits the unpaid orders of a session and of an email, and says why', async () => {
  const shopper = await payments.shopper();
  for (let count = 0; count < 5; count += 1) {
    await leaveUnpaid(shopper);
    await payments.refill(shopper);
  }
  const stock = await pieces();
  const placed = (await payments.orders()).length;
  const refused = await payments.pay(shopper, 'paypal_standard', {});
  expect([refused.status, codeOf(refused)]).toEqual([422, 'unpaidOrders']);
  const other = await payments.pay(await payments.shopper(), 'paypal_standard', {});
  expect([other.status, codeOf(other)]).toEqual([422, 'unpaidOrders']);
  expect([await pieces(), (await payments.orders()).length]).toEqual([stock, placed]);
  expect((await shopper.cart()).items).toHaveLength(1);
  // Another way to pay is open, and so is this one once the orders have ended.
  expect((await payments.pay(shopper, 'checkmo', {})).status).toBe(200);
  await payments.later(2 * HOUR);
  await payments.refill(shopper);
  await leaveUnpaid(shopper);
});

it('limits the unpaid orders of one address', async () => {
  const { context } = payments.backend;
  context.limits = { ...context.limits, unpaidOrder: 1 };
  const place = async (code: string) => {
    const shopper = await payments.shopper();
    shopper.address = '203.0.113.9';
    return payments.pay(shopper, code, {});
  };
  expect((await place('paypal_standard')).status).toBe(200);
  const refused = await place('paypal_standard');
  expect([refused.status, codeOf(refused)]).toEqual([429, 'tooManyUnpaid']);
  expect((await place('checkmo')).status).toBe(200);
});
