import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskOrder, ListedOrder } from '../../contract/desk/orders.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../demo/paymentSandbox/paymentSandbox.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { cards } from '../../tests/backend/paymentApprovals.ts';
import { type OrderInput, placeOrder } from '../../tests/backend/placeOrder.ts';
import { setStock, stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { reconcile } from '../backend/checkout/attempts/reconcile.ts';
import { outbox } from '../backend/database/schema/customer.ts';
import { auditLog } from '../backend/database/schema/desk.ts';
import { inventory } from '../backend/database/schema/location.ts';
import { paymentAttempts } from '../backend/database/schema/payment.ts';

let desk: TestDesk;
let sandbox: PaymentSandbox;
let editor: DeskBrowser;
let productId = '';

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  desk = await openTestDesk(undefined, undefined, undefined, async () => sandbox.url);
  await seedKiosk(desk.context.db, '/nowhere');
  editor = await desk.signedIn('editor');
  const [product] = await stockSimpleProducts(desk, 1, 20);
  productId = product?.id ?? '';
});
afterAll(async () => {
  await desk.close();
  await sandbox.close();
});

const place = (order?: OrderInput) => placeOrder(desk, productId, order);

const listed = async (query: string, browser = editor) =>
  (await browser.call('GET', `/orders?${query}`)).body as unknown as {
    orders: ListedOrder[];
    has_more: boolean;
  };
const page = async (id: string) => (await editor.call('GET', `/orders/${id}`)).body as unknown as DeskOrder;
const pieces = async () => {
  const rows = await desk.context.db
    .select()
    .from(inventory)
    .where(eq(inventory.productId, Number(productId)));
  return rows.reduce((sum, { qty }) => sum + qty, 0);
};

it('takes an order into work, keeps notes, and sends the confirmation again', async () => {
  const { entity_id: id } = await place();
  const viewer = await desk.signedIn('viewer');
  expect((await viewer.call('POST', `/orders/${id}/processing`, {})).status).toBe(403);
  expect((await viewer.call('GET', `/orders/${id}`)).status).toBe(200);
  expect((await page(id)).payment).toMatchObject({ money: 'offline' });
  expect((await editor.call('POST', `/orders/${id}/processing`, {})).body).toMatchObject({
    status: 'processing',
  });
  await editor.call('POST', `/orders/${id}/notes`, { note: 'Deliver at the back door.' });
  const before = await desk.context.db.$count(outbox, eq(outbox.kind, 'order'));
  await editor.call('POST', `/orders/${id}/email`, {});
  expect(await desk.context.db.$count(outbox, eq(outbox.kind, 'order'))).toBe(before + 1);
  const { history } = await page(id);
  expect(history.map(({ action, note }) => [action, note])).toEqual([
    ['Takes an order into work', ''],
    ['Writes a note on an order', 'Deliver at the back door.'],
    ['Sends the confirmation of an order again', ''],
  ]);
});

it('marks an order whose confirmation could not be sent, until another one is sent', async () => {
  const { entity_id: id, increment_id } = await place();
  const isMarked = async () => (await page(id)).is_confirmation_failed;
  expect(await isMarked()).toBe(false);
  const { db } = desk.context;
  const now = desk.context.clock();
  const isConfirmation = sql`${outbox.body}->'order'->>'increment_id' = ${increment_id}`;
  await db.update(outbox).set({ failedAt: now, nextAttemptAt: null }).where(isConfirmation);
  expect(await isMarked()).toBe(true);
  await editor.call('POST', `/orders/${id}/email`, {});
  expect(await isMarked()).toBe(true);
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, body: {} })
    .where(and(isConfirmation, isNull(outbox.failedAt)));
  expect(await isMarked()).toBe(false);
});

it('cancels an order once: stock returns, the customer is told why', async () => {
  await setStock(desk.context, Number(productId), 20);
  const { entity_id: id, increment_id } = await place();
  expect(await pieces()).toBe(18);
  const cancel = () =>
    editor.call('POST', `/orders/${id}/cancellation`, { reason: 'The sofa is discontinued.' });
  const [one, other] = await Promise.all([cancel(), cancel()]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body).toMatchObject({ status: 'cancelled', can: { cancel: false, process: false } });
  expect(await pieces()).toBe(20);
  const emails = await desk.context.db.select().from(outbox).where(eq(outbox.kind, 'order_cancelled'));
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    recipient: 'ada@example.com',
    subject: `Your order ${increment_id} is cancelled`,
    body: { reason: 'The sofa is discontinued.', refund: 'none' },
  });
  expect((await editor.call('POST', `/orders/${id}/processing`, {})).status).toBe(409);
});

it('gives the money of a cancelled order back at its provider, once', async () => {
  const [code = '', dataOf] = cards[0] ?? [];
  const cardData = dataOf?.('approved') ?? {};
  await desk.context.db
    .update(inventory)
    .set({ qty: 20 })
    .where(eq(inventory.productId, Number(productId)));
  const held = () => sandbox.ledger.charges.filter(({ state }) => state === 'taken').length;
  const { entity_id: id } = await place({ payment: code, host: 'payments.localhost', data: cardData });
  const staff = await desk.signedIn('editor', 'payments.localhost');
  const read = async () => (await staff.call('GET', `/orders/${id}`)).body as unknown as DeskOrder;
  expect(held()).toBe(1);
  expect(await read()).toMatchObject({ payment: { money: 'taken' }, can: { refund: 'provider' } });
  const isOfOrder = eq(paymentAttempts.orderId, Number(id));
  const lease = (leaseUntil: Date | null) =>
    desk.context.db.update(paymentAttempts).set({ leaseUntil }).where(isOfOrder);
  await lease(new Date('2026-11-22T00:00:00Z'));
  const busy = await staff.call('POST', `/orders/${id}/cancellation`, {});
  expect([busy.status, busy.body.messages?.error[0]?.code]).toEqual([409, 'paymentBusy']);
  await lease(null);
  expect((await staff.call('POST', `/orders/${id}/cancellation`, {})).body).toMatchObject({
    status: 'cancelled',
    payment: { money: 'returning' },
  });
  const { tenants } = await desk.context.catalog.current();
  const tenant = tenants.find(({ hosts }) => hosts.includes('payments.localhost'));
  if (!tenant) throw new Error('The tenant with all payment methods is missing.');
  const { payments } = tenant;
  tenant.payments = [];
  expect((await read()).payment.money, 'without the method staff must refund it').toBe('by_hand');
  tenant.payments = payments;
  await reconcile(desk.context);
  await reconcile(desk.context);
  expect(held()).toBe(0);
  expect((await read()).payment.money).toBe('returned');
});

/** What the customer sees at the tracking page. */
const tracked = async (number: string) => {
  const browser = await desk.newBrowser().startSession();
  return JSON.stringify(
    (await browser.call('POST', '/orders/track', { number, email: 'ada@example.com' })).body,
  );
};

it('follows an order from the received check to the last delivered piece, for staff and customer', async () => {
  const { entity_id: id, increment_id: number } = await place();
  const statesOf = async () => {
    const own = await listed(`search=${number}`);
    const { status } = own.orders[0] as ListedOrder;
    const found = await listed(`search=${number}&status=${status}`);
    expect(found.orders, `the filter finds ${status}`).toHaveLength(1);
    return status;
  };
  const ship = (shipped: number, delivered: number) =>
    editor.call('POST', `/orders/${id}/shipment`, { items: [{ position, shipped, delivered }] });
  const position = (await page(id)).items[0]?.position ?? -1;
  expect(await statesOf()).toBe('pending');
  const paid = await editor.call('POST', `/orders/${id}/payment`, { is_paid: true });
  expect(paid.body).toMatchObject({
    status: 'paid',
    payment: { money: 'received' },
    can: { refund: 'by_hand' },
  });
  expect(await statesOf()).toBe('paid');
  await editor.call('POST', `/orders/${id}/payment`, { is_paid: false });
  expect(await statesOf(), 'a record that was a mistake').toBe('pending');
  await editor.call('POST', `/orders/${id}/payment`, { is_paid: true });
  const counts: [number, number, string][] = [
    [1, 0, 'partly_shipped'],
    [2, 0, 'shipped'],
    [2, 1, 'partly_delivered'],
    [2, 2, 'delivered'],
    [0, 0, 'processing'],
    [2, 2, 'delivered'],
  ];
  for (const [shipped, delivered, state] of counts) {
    expect((await ship(shipped, delivered)).body, state).toMatchObject({ status: state });
    expect(await statesOf()).toBe(state);
    expect(await tracked(number)).toContain(`"status":"${state}"`);
  }
  expect([(await ship(3, 0)).status, (await ship(1, 2)).status], 'more than ordered or shipped').toEqual([
    400, 400,
  ]);
  expect((await editor.call('POST', `/orders/${id}/cancellation`, {})).status, 'goods under way').toBe(409);
  await ship(0, 0);
  const cancelled = await editor.call('POST', `/orders/${id}/cancellation`, {});
  expect(cancelled.body).toMatchObject({ status: 'cancelled', payment: { money: 'by_hand' } });
  expect((await ship(1, 0)).status).toBe(409);
  expect((await editor.call('POST', `/orders/${id}/payment`, { is_paid: true })).status).toBe(409);
  const viewer = await desk.signedIn('viewer');
  expect((await viewer.call('POST', `/orders/${id}/shipment`, { items: [] })).status).toBe(403);
  const neighbour = await desk.signedIn('editor', 'boreale.localhost');
  const foreign = { items: [{ position, shipped: 1, delivered: 0 }] };
  expect((await neighbour.call('POST', `/orders/${id}/shipment`, foreign)).status).toBe(404);
});

it('an order that was not paid in time is cancelled, and its history says why', async () => {
  const { entity_id: id } = await place({ payment: 'paypal_standard', host: 'payments.localhost' });
  const owner = await desk.signedIn('owner', 'payments.localhost');
  const order = async () => (await owner.call('GET', `/orders/${id}`)).body as unknown as DeskOrder;
  expect(await order()).toMatchObject({ status: 'pending_payment', history: [] });
  desk.advanceClock(2 * 3600);
  await reconcile(desk.context);
  expect(await order()).toMatchObject({
    status: 'cancelled',
    payment: { money: 'unpaid' },
    history: [{ actor: 'payments', action: 'Cancels an unpaid order' }],
  });
});

it('records of a repeated payment or cancellation nothing that it did not change', async () => {
  const { entity_id: id, increment_id } = await place();
  for (const is_paid of [true, true]) await editor.call('POST', `/orders/${id}/payment`, { is_paid });
  for (const reason of ['The sofa is discontinued.', 'Twice'])
    await editor.call('POST', `/orders/${id}/cancellation`, { reason });
  const entries = await desk.context.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subject, `order ${increment_id}`))
    .orderBy(auditLog.id);
  expect(entries.map(({ details }) => details)).toEqual([
    { is_paid: true, before: { is_paid: false } },
    { before: {} },
    { status: 'cancelled', reason: 'The sofa is discontinued.' },
    {},
  ]);
  expect((await page(id)).history.map(({ note }) => note)).toEqual(['', '', 'The sofa is discontinued.', '']);
});
