import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOf, cards, messageOf, wallets } from '../../../tests/backend/paymentApprovals.ts';
import type { TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { PaymentBackend } from '../../../tests/server/attacks/paymentBackend.ts';
import { casesOf } from '../../../tests/wholeForm.ts';
import { outbox } from '../database/schema/customer.ts';
import { paymentAttempts } from '../database/schema/payment.ts';
import { refuseAttempt } from './attempts/refund.ts';
import { PaymentRefusedError } from './paymentMethod.ts';

let payments: PaymentBackend;

beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

const db = () => payments.backend.context.db;

/** Makes the database reject orders while work runs. */
async function withoutOrders<T>(work: () => Promise<T>): Promise<T> {
  const { db } = payments.backend.context;
  await db.execute(sql`create function no_orders() returns trigger language plpgsql as
    $$ begin raise exception 'the table is broken' using errcode = '58030'; end $$`);
  await db.execute(sql`create trigger no_orders before insert on orders execute function no_orders()`);
  try {
    return await work();
  } finally {
    await db.execute(sql`drop function no_orders cascade`);
  }
}

describe('an order that cannot be stored leaves no charge and sends an email about it', () => {
  const ways: [code: string, dataOf: (browser: TestBrowser) => Promise<object>][] = [
    ...cards.map(([code, dataOf]): (typeof ways)[number] => [code, async () => dataOf('approved')]),
    ...wallets.map(({ code, approve }): (typeof ways)[number] => [
      code,
      (browser) => approve(browser, 'approved', payments.sandbox.url),
    ]),
  ];

  it.each(casesOf(ways, 6))('%s', async (code, dataOf) => {
    const browser = await payments.shopper();
    await browser.call('PUT', '/cart/payment', { method: code, data: cardOf('approved', { token: 'x' }) });
    const before = payments.sandbox.ledger.charges.length;
    await db().delete(outbox);
    const data = await dataOf(browser);
    const response = await withoutOrders(() =>
      browser.call('POST', '/cart/place', { payment_method: code, data }),
    );
    expect([response.status, messageOf(response)?.message]).toEqual([500, 'Database error']);
    expect(payments.sandbox.ledger.charges.slice(before).map(({ state }) => state)).toEqual(['released']);
    const cart = await browser.cart();
    expect(cart.items).toHaveLength(1);
    expect(await db().select().from(outbox)).toMatchObject([
      {
        kind: 'order_refused',
        recipient: 'ada@example.com',
        body: { amount: cart.totals.grand_total.formatted },
      },
    ]);
  });
});

it('a charge that the provider itself refused sends no email: nothing was taken', async () => {
  const { db: backendDb, clock, catalog } = payments.backend.context;
  const browser = await payments.shopper();
  expect((await payments.pay(browser, 'authorizenet', cardOf('approved'))).status).toBe(200);
  const id = (await payments.attempts()).at(-1)?.id ?? 0;
  const { tenants } = await catalog.current();
  const [attempt] = await backendDb.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  const tenant = tenants.find((one) => one.id === attempt?.tenantId);
  if (!tenant) throw new Error('The attempt has no tenant.');
  const refuseWith = async (error?: unknown) => {
    await backendDb.update(paymentAttempts).set({ state: 'authorised' }).where(eq(paymentAttempts.id, id));
    await backendDb.delete(outbox);
    const refused = await refuseAttempt({ db: backendDb, tenant }, id, { now: clock() }, error);
    expect(refused?.state).toBe('refunding');
    return (await backendDb.select().from(outbox)).map(({ kind }) => kind);
  };
  expect(await refuseWith(new PaymentRefusedError('The capture was declined.'))).toEqual([]);
  expect(await refuseWith(new Error('The table is broken.'))).toEqual(['order_refused']);
  await backendDb.update(paymentAttempts).set({ state: 'ordered' }).where(eq(paymentAttempts.id, id));
});
