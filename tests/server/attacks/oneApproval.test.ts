import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/backend/database/schema/order.ts';
import { wallets } from '../../backend/paymentApprovals.ts';
import { codeOf } from '../../backend/testBrowser.ts';
import { casesOf } from '../../wholeForm.ts';
import { PaymentBackend } from './paymentBackend.ts';

let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

/** The first one takes tokens, the others approvals with an id. */
describe.each(casesOf(wallets.toReversed(), 2))('$code: one approval', ({ code, approve }) => {
  /** A shopper with a paid order, and the approval that paid the order. */
  async function bought() {
    const browser = await payments.shopper();
    const chargeCount = payments.chargeCount;
    await browser.cart('PUT', '/payment', { method: code, data: {} });
    const approval = await approve(browser, 'approved', payments.sandbox.url);
    const order = payments.orderOf(await payments.pay(browser, code, approval, 'first-order-key'));
    return { browser, approval, order, chargeCount };
  }

  it('cannot pay for a second order of the same amount', async () => {
    const { browser, approval, order, chargeCount } = await bought();
    await payments.refill(browser);
    const again = await payments.pay(browser, code, approval, 'second-order-key');
    expect([again.status, codeOf(again)]).toEqual([409, 'approvalUsed']);
    expect(payments.captured(chargeCount)).toHaveLength(1);
    const standing = (await payments.orders()).filter((row) => row.incrementId >= order.increment_id);
    expect(standing.map(({ status }) => status)).toEqual(['processing']);
    expect((await browser.cart()).items).toHaveLength(1);
  });

  it('sent with another cart does not refund the order that it paid', async () => {
    const { browser, approval, chargeCount } = await bought();
    await payments.refill(browser, 2);
    const other = await payments.pay(browser, code, approval);
    expect([other.status, codeOf(other)]).toEqual([409, 'approvalUsed']);
    await payments.later(24 * 3600);
    expect(payments.captured(chargeCount)).toHaveLength(1);
  });

  it('is rejected for another shopper', async () => {
    const owner = await payments.shopper();
    const chargeCount = payments.chargeCount;
    await owner.cart('PUT', '/payment', { method: code, data: {} });
    const approval = await approve(owner, 'approved', payments.sandbox.url);
    const response = await payments.pay(owner, code, approval);
    expect(response.status).toBe(200);
    const thief = await payments.shopper();
    const stolen = await payments.pay(thief, code, approval);
    expect([409, 422]).toContain(stolen.status);
    expect(payments.captured(chargeCount)).toHaveLength(1);
    expect((await thief.call('GET', '/orders')).body).toEqual([]);
  });
});

it.each(['moneris', 'paypal_checkout', 'freedompay'])(
  '%s: an approval that was issued to one shopper is not redeemed for another',
  async (code) => {
    const approve = wallets.find((wallet) => wallet.code === code)?.approve;
    const [owner, thief] = [await payments.shopper(), await payments.shopper()];
    const approval = await approve?.(owner, 'approved', payments.sandbox.url);
    const chargeCount = payments.chargeCount;
    const stolen = await payments.pay(thief, code, approval ?? {});
    expect([stolen.status, codeOf(stolen)]).toEqual([409, 'approvalUsed']);
    expect(payments.captured(chargeCount)).toEqual([]);
  },
);

it.each([
  ['moneris', 'is paid after Place order, so that the order is completed', 1],
  ['freedompay', 'is paid before Place order, so that the money goes back', 0],
])('%s, left at the provider, %s', async (code, _, orderCount) => {
  const browser = await payments.shopper();
  const orderId = Math.max(0, ...(await payments.orders()).map(({ id }) => id)) + 1;
  const { chargeCount } = payments;
  await browser.cart('PUT', '/payment', { method: code, data: {} });
  await wallets.find((wallet) => wallet.code === code)?.approve(browser, 'approved', payments.sandbox.url);
  await payments.later(31 * 60);
  expect(await payments.orders(orderId)).toHaveLength(orderCount);
  expect(payments.captured(chargeCount)).toHaveLength(orderCount);
});

it('the database rejects a second order for one payment reference', async () => {
  const [first] = await payments.orders();
  if (!first) throw new Error('There is no order yet.');
  const { id: _, ...row } = first;
  const twin = { ...row, incrementId: 'P-999999', idempotencyKey: 'twin-of-an-order' };
  await expect(payments.backend.context.db.insert(orders).values(twin)).rejects.toMatchObject({
    cause: { code: '23505' },
  });
});
