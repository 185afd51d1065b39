import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Charge } from '../../../demo/paymentSandbox/ledger.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';
import { outbox } from '../database/schema/customer.ts';
import { inventory } from '../database/schema/location.ts';
import { settlePayment } from './settlePayment.ts';

const HOUR = 3600;
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
const lastOrder = async () => (await payments.orders()).at(-1);
const lastRefusal = async () => {
  const isRefusal = eq(outbox.kind, 'order_refused');
  return (await payments.backend.context.db.select().from(outbox).where(isRefusal)).at(-1)?.body;
};

/** An order that awaits its payment, and a shopper's page at PayPal whose URL the shopper may change. */
async function atPayPal() {
  const stock = await pieces();
  const shopper = await payments.shopper();
  const order = payments.orderOf(await payments.pay(shopper, 'paypal_standard', {}));
  const { headers } = await shopper.call('GET', order.payment_url.replace('/api/rest', ''));
  const page = new URL(String(headers.location)).searchParams;
  const pay = (amount: string, currency: string): Charge =>
    Object.assign(payments.sandbox.ledger.take('paypal', page.get('invoice') ?? '', amount), { currency });
  return { stock, pay, amount: page.get('amount') ?? '' };
}

/** PayPal's notification of a charge; PayPal has confirmed it. */
async function notify({ id, amount, currency = 'USD' }: Charge) {
  const { db, catalog, clock } = payments.backend.context;
  const tenant = (await catalog.current()).tenants.find(({ code }) => code === 'payments');
  const attempt = (await payments.attempts()).at(-1);
  if (!tenant || !attempt) throw new Error('There is no attempt.');
  const notification = { id, order: attempt.reference, amount: Math.round(Number(amount) * 100), currency };
  return settlePayment({ db, tenant, now: clock() }, 'paypal_standard', notification);
}

it.each([
  ['a look-up finds', async () => false],
  ['PayPal reports', notify],
])('an order is not paid by the same amount of another currency that %s', async (_, arrive) => {
  const { stock, pay, amount } = await atPayPal();
  const charge = pay(amount, 'MXN');
  expect(await arrive(charge)).toBe(false);
  await payments.later(31 * 60);
  await payments.later(120);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(charge.state).toBe('released');
  expect(await pieces()).toBe(stock);
  expect(await notify(charge)).toBe(false);
});

it('a payment of another amount ends the order: its stock returns, and the money goes back', async () => {
  const { stock, pay } = await atPayPal();
  const charge = pay('1.00', 'USD');
  await payments.later(31 * 60);
  await payments.later(120);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(charge.state).toBe('released');
  expect(await pieces()).toBe(stock);
  expect(await lastRefusal()).toEqual({ amount: '$1.00' });
  await payments.later(24 * HOUR);
  expect(charge.state).toBe('released');
});

it('an eCheck pays its order when it has cleared; until then the order waits', async () => {
  const { pay, amount } = await atPayPal();
  const charge = Object.assign(pay(amount, 'USD'), { isPending: true });
  for (let day = 0; day < 3; day += 1) await payments.later(24 * HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'pending_payment' });
  charge.isPending = false;
  await payments.later(HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'processing' });
  expect(charge.state).toBe('taken');
});

it('an eCheck that bounces ends its order', async () => {
  const { stock, pay, amount } = await atPayPal();
  const charge = Object.assign(pay(amount, 'USD'), { isPending: true });
  await payments.later(24 * HOUR);
  charge.state = 'declined';
  await payments.later(HOUR);
  expect(await lastOrder()).toMatchObject({ status: 'cancelled' });
  expect(await pieces()).toBe(stock);
});
