import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../../../server/backend/database/schema/customer.ts';
import { cardOf } from '../../backend/paymentApprovals.ts';
import { ADA, type TestBrowser } from '../../backend/testBrowser.ts';
import { PaymentEnvironment, settled } from '../../payments/paymentEnvironment.ts';
import { simpleProduct } from '../../payments/simpleProduct.ts';
import { casesOf } from '../../wholeForm.ts';

const CODE = 'cardknox';
const card = cardOf('approved');

let environment: PaymentEnvironment;
let product: string;
beforeAll(async () => {
  environment = await PaymentEnvironment.open();
  product = await simpleProduct(await environment.newBrowser());
  await environment.fillInventory(product);
});
afterAll(() => environment.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

async function shopper(): Promise<TestBrowser> {
  const browser = await environment.newBrowser();
  await browser.add(product);
  await browser.cart('PUT', '/billing_address', { ...ADA, email: 'ada@example.com' });
  await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
  await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
  await browser.cart('PUT', '/payment', { method: CODE, data: card });
  return browser;
}

const place = (browser: TestBrowser, key: string) =>
  browser.call('POST', '/cart/place', { payment_method: CODE, data: card }, { 'idempotency-key': key });
const paidFrom = async (fromId: number) => environment.paidOrders([CODE], fromId);
const nextOrderId = async () => Math.max(0, ...(await paidFrom(0)).map(({ id }) => id)) + 1;

/** Expects one order, whose payment reference is the only captured charge. */
async function expectOneOrderForOneCharge(fromOrder: number, fromCharge: number): Promise<void> {
  const [orders, charges] = [await paidFrom(fromOrder), environment.capturedCharges(fromCharge)];
  expect(orders).toHaveLength(1);
  expect(charges.map(({ id }) => id)).toEqual(orders.map(({ paymentReference }) => paymentReference));
}

it('a process killed between charge and order completes the order after its restart', async () => {
  const browser = await shopper();
  const [order, charge] = [await nextOrderId(), environment.sandbox.ledger.charges.length];
  const { process } = environment;
  const response = place(browser, 'killed-after-the-charge');
  // The first statement after the charge is never executed.
  await expect.poll(() => environment.sandbox.ledger.charges.length, { interval: 1 }).toBe(charge + 1);
  environment.kill(0);
  expect(await settled(response, process)).toBeNull();
  expect(await paidFrom(order)).toEqual([]);
  await environment.startProcess();
  await expectOneOrderForOneCharge(order, charge);
  expect((await browser.cart()).items).toEqual([]);
  const again = await place(browser, 'killed-after-the-charge');
  expect(again.status).toBe(200);
});

it.each(
  casesOf(
    [...Array(40).keys()].map((count) => count * 2),
    10,
  ),
)('killed after %i statements: no money without an order, no order without money', async (statements) => {
  const browser = await shopper();
  const [order, charge] = [await nextOrderId(), environment.sandbox.ledger.charges.length];
  const { process } = environment;
  environment.kill(statements);
  await settled(place(browser, `killed-after-${statements}`), process);
  await environment.settleAll();
  expect((await paidFrom(order)).map(({ paymentReference }) => paymentReference)).toEqual(
    environment.capturedCharges(charge).map(({ id }) => id),
  );
});

it('a database that stops between charge and order: the order is completed and no money is lost', async () => {
  const browser = await shopper();
  const [order, charge] = [await nextOrderId(), environment.sandbox.ledger.charges.length];
  const { ledger } = environment.sandbox;
  const take = ledger.take.bind(ledger);
  vi.spyOn(ledger, 'take').mockImplementationOnce((...charged) => {
    environment.stopDatabase(0);
    return take(...charged);
  });
  expect((await place(browser, 'database-down-after-charge')).status).toBe(503);
  environment.startDatabase();
  environment.advanceClock(120);
  await environment.reconcile();
  await expectOneOrderForOneCharge(order, charge);
});

it('a charge whose provider times out is logged and looked up, and its order completed', async () => {
  const browser = await shopper();
  const [order, charge] = [await nextOrderId(), environment.sandbox.ledger.charges.length];
  environment.sandbox.line.queue.push('lost');
  expect((await place(browser, 'silent-but-charged')).status).toBe(502);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Payment cardknox payments-\w+ /));
  environment.advanceClock(60);
  await environment.reconcile();
  await expectOneOrderForOneCharge(order, charge);
});

it.each([
  ['before', 0],
  ['after', 120],
])(
  'a provider that charges one payment twice refunds the second charge, %s the order',
  async (_when, seconds) => {
    const browser = await shopper();
    const [order, charge] = [await nextOrderId(), environment.sandbox.ledger.charges.length];
    environment.sandbox.line.queue.push('lost');
    expect((await place(browser, `charged-twice-${seconds}`)).status).toBe(502);
    environment.advanceClock(seconds);
    await environment.reconcile();
    expect(await paidFrom(order)).toHaveLength(seconds && 1);
    const { charges } = environment.sandbox.ledger;
    for (const first of charges.slice(charge)) charges.push({ ...first, id: `${first.id}1` });
    await environment.settleAll();
    await expectOneOrderForOneCharge(order, charge);
    expect(charges.slice(charge).map(({ state }) => state)).toEqual(['taken', 'released']);
  },
);

it('a late charge of an abandoned order is refunded', async () => {
  const browser = await shopper();
  const charge = environment.sandbox.ledger.charges.length;
  environment.sandbox.line.queue.push('late');
  expect((await place(browser, 'late-and-left')).status).toBe(502);
  await browser.cart('DELETE');
  environment.advanceClock(60);
  await environment.reconcile();
  await environment.sandbox.line.deliverLate();
  expect(environment.capturedCharges(charge)).toHaveLength(1);
  environment.advanceClock(300);
  await environment.reconcile();
  expect(environment.capturedCharges(charge)).toEqual([]);
});

it('an unresolved payment is reported to the dealer once, with its numbers and without personal data', async () => {
  const browser = await shopper();
  environment.sandbox.line.queue.push('lost');
  await place(browser, 'provider-gone-for-hours');
  for (let round = 0; round < 8; round += 1) {
    environment.sandbox.line.queue.push('down');
    environment.advanceClock(3600);
    await environment.reconcile();
  }
  const reports = (await environment.context.db.select().from(outbox)).filter(
    ({ kind }) => kind === 'payment_report',
  );
  expect(reports).toHaveLength(1);
  const [{ body, recipient } = { body: {}, recipient: '' }] = reports;
  expect(recipient).toContain('@');
  expect(body).toMatchObject({
    reason: 'the provider is silent',
    payment: { method: CODE, state: 'unknown' },
  });
  for (const secret of ['4111', 'ada@example.com', 'Lind'])
    expect(JSON.stringify(body)).not.toContain(secret);
  environment.sandbox.line.clear();
  await environment.settleAll();
});
