import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PaymentBackend } from '../../../../tests/server/attacks/paymentBackend.ts';
import { outbox } from '../../database/schema/customer.ts';
import { settlePayment } from '../../orders/settlePayment.ts';
import { noteAttempt } from './paymentAttempt.ts';

const METHOD = 'paypal_standard';
let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
  // PayPal Standard without the account's interface: staff refund.
  for (const tenant of (await payments.backend.context.catalog.current()).tenants)
    tenant.payments = tenant.payments.map((payment) => {
      const { release: _, find: __, ...method } = payment.method;
      return payment.code === METHOD ? { ...payment, method } : payment;
    });
});
afterAll(() => payments.close());

/** Leaves an order unpaid, about which staff have been told that its provider is silent. */
async function leaveReported() {
  const { context } = payments.backend;
  await payments.pay(await payments.shopper(), METHOD, {});
  const attempt = (await payments.attempts()).at(-1);
  const tenant = (await context.catalog.current()).tenants.find(({ id }) => id === attempt?.tenantId);
  if (!attempt || !tenant) throw new Error('There is no attempt.');
  await noteAttempt(context.db, attempt.id, { reportedAt: context.clock() });
  const pay = (id: string, amount: number) =>
    settlePayment({ db: context.db, tenant, now: context.clock() }, METHOD, {
      id,
      order: attempt.reference,
      amount,
      currency: attempt.currency,
    });
  const reports = async () => {
    const emails = await context.db.select().from(outbox).where(eq(outbox.kind, 'payment_report'));
    return emails.filter(({ subject }) => subject.includes(attempt.reference));
  };
  return { attempt, pay, reports };
}

it('tells staff to refund a wrong amount, although they were told before that the provider is silent', async () => {
  const { attempt, pay, reports } = await leaveReported();
  expect(await pay('txn-wrong', attempt.amount - 1)).toBe(false);
  await payments.later(120);
  expect(await reports()).toMatchObject([{ body: { reason: expect.stringContaining('by hand') } }]);
});

it('tells staff to refund a second payment of such an order', async () => {
  const { attempt, pay, reports } = await leaveReported();
  expect(await pay('txn-1', attempt.amount)).toBe(true);
  expect(await pay('txn-2', attempt.amount)).toBe(false);
  await payments.later(120);
  expect(await reports()).toMatchObject([{ body: { reason: expect.stringContaining('by hand') } }]);
});
