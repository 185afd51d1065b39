import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOrders, placeOrder } from '../../../contract/order.ts';
import { changeConfig } from '../../../tests/backend/changeConfig.ts';
import {
  openTestBackend,
  setStock,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA, codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { isWholeForm } from '../../../tests/wholeForm.ts';
import { carts } from '../database/schema/cart.ts';
import { outbox } from '../database/schema/customer.ts';
import { inventory } from '../database/schema/location.ts';
import { orders } from '../database/schema/order.ts';

let backend: TestBackend;
let products: Awaited<ReturnType<typeof stockSimpleProducts>>;
const nth = (index: number) => products[index] ?? { id: '', price: 0 };
/** Shoppers at once, who want more of a product than there is. */
const SHOPPERS = isWholeForm ? 20 : 8;

beforeAll(async () => {
  backend = await openTestBackend();
  products = await stockSimpleProducts(backend, 4, 1000);
});
afterAll(() => backend.close());

async function onHand(id: string): Promise<number> {
  const [row] = await backend.context.db
    .select({ qty: sql<number>`sum(${inventory.qty})::int` })
    .from(inventory)
    .where(eq(inventory.productId, Number(id)));
  return row?.qty ?? 0;
}

const countOrders = async () => (await backend.context.db.select({ id: orders.id }).from(orders)).length;

async function buyer(id = nth(0).id, qty = 1): Promise<TestBrowser> {
  const browser = await backend.newBrowser().startSession();
  await browser.add(id, qty);
  await browser.fillCheckout();
  return browser;
}

describe('placing an order', () => {
  it('numbers the order, reserves the stock, queues the email, empties the cart, and returns the order later', async () => {
    const browser = await buyer(nth(0).id, 2);
    const [agreed, before] = [await browser.cart(), await onHand(nth(0).id)];
    const order = await browser.order();
    expect(order.increment_id).toMatch(/^M-1\d{5}$/);
    expect(order).toMatchObject({ status: 'pending', payment_method: 'checkmo', is_suspicious: false });
    expect(order.payment_instructions).toContain(order.increment_id);
    expect(order.totals).toEqual(agreed.totals);
    expect(await onHand(nth(0).id)).toBe(before - 2);
    const after = await browser.cart();
    expect(after).toMatchObject({ items: [], info: { qty: 0, payment_method: '', shipping_method: '' } });
    const orderLists = z.parse(listOrders.response, (await browser.call('GET', '/orders')).body);
    expect(orderLists).toEqual([order]);
    const letters = await backend.context.db.select().from(outbox);
    expect(letters.filter(({ subject }) => subject.includes(order.increment_id))).toHaveLength(1);
    expect((await backend.newBrowser().call('GET', '/orders')).body).toEqual([]);
  });

  it('is paid as chosen for the cart when the request names no payment', async () => {
    const browser = await buyer();
    const body = { data: null, token: null, checkout_token: null, 'g-recaptcha-response': null };
    const placed = await browser.call('POST', '/cart/place', body);
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({ order: { payment_method: 'checkmo' } });
    const recovering = await buyer();
    const empty = await recovering.call('POST', '/cart/place', { payment_method: '' });
    expect([empty.status, codeOf(empty)]).toEqual([422, 'paymentMethod']);
    const unchosen = await buyer();
    await unchosen.cart('DELETE', '/payment');
    const refused = await unchosen.call('POST', '/cart/place', {});
    expect([refused.status, codeOf(refused)]).toEqual([422, 'paymentMethod']);
  });

  it('adds the order to the account that the same browser creates with its email address, and to no other account', async () => {
    const account = (email: string) => ({
      firstname: 'Ada',
      lastname: 'L',
      email,
      password: 'blue-otter-47-pier',
    });
    for (const [email, orderLists] of [
      ['Ada@example.com', 1],
      ['not-ada@example.com', 0],
    ] as const) {
      const browser = await buyer();
      await browser.order();
      expect((await browser.call('POST', '/customers', account(email))).status).toBe(201);
      expect((await browser.call('GET', '/orders')).body, email).toHaveLength(orderLists);
    }
  });

  it.each<[string, string, (browser: TestBrowser) => Promise<unknown>]>([
    ['cartEmpty', 'an empty cart', (browser) => browser.cart('DELETE')],
    ['paymentMethod', 'no payment', (browser) => browser.cart('DELETE', '/payment')],
    ['shippingMethod', 'no delivery', (browser) => browser.cart('PUT', '', { shipping_method: '' })],
    [
      'billingAddress',
      'no telephone',
      (browser) => browser.cart('PUT', '/billing_address', { telephone: '' }),
    ],
    ['sameAsBilling', 'undeclared twins', (browser) => browser.cart('PUT', '/shipping_address', ADA)],
    [
      'cartFaulty',
      'stock that is gone',
      async (browser) => {
        await browser.add(nth(3).id, 1);
        await browser.cart('PUT', '/payment', { method: 'checkmo' });
        await setStock(backend.context, Number(nth(3).id), 0);
      },
    ],
  ])('is rejected with %s for %s, and the cart is unchanged', async (code, _, spoil) => {
    const browser = await buyer();
    await spoil(browser);
    const before = await browser.cart();
    const rejection = await browser.place();
    expect(rejection.status).toBe(422);
    expect(rejection.body).toHaveProperty(['fields', code]);
    expect(await browser.cart()).toEqual(before);
  });

  it('is rejected for a guest where an account is required, and accepted for a customer', async () => {
    await changeConfig(backend.context, { display_features: { checkout: { guest: false } } });
    const browser = await buyer();
    const count = await countOrders();
    const rejection = await browser.place();
    expect([rejection.status, codeOf(rejection)]).toEqual([422, 'signInRequired']);
    expect(await countOrders()).toBe(count);
    const account = { firstname: 'Ada', lastname: 'L', email: 'member@example.com' };
    await browser.call('POST', '/customers', { ...account, password: 'blue-otter-47-pier' });
    await browser.order();
    await changeConfig(backend.context, { display_features: { checkout: { guest: true } } });
  });

  it('returns the same order for the same key, also later', async () => {
    const browser = await buyer();
    const count = await countOrders();
    const order = await browser.order('key-of-one-wish');
    await browser.add(nth(1).id);
    expect(await browser.order('key-of-one-wish')).toEqual(order);
    expect((await browser.cart()).items).toHaveLength(1);
    expect(await countOrders()).toBe(count + 1);
  });

  it('creates one order for two simultaneous requests, with one key or with two', async () => {
    const [count, same, other] = [await countOrders(), await buyer(), await buyer()];
    const twins = await Promise.all([same.place('twin-key-1'), same.place('twin-key-1')]);
    const [one, two] = twins.map(({ body }) => z.parse(placeOrder.response, body).order);
    expect(one).toEqual(two);
    const rivals = await Promise.all([other.place('rival-key-1'), other.place('rival-key-2')]);
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countOrders()).toBe(count + 2);
  });

  it('separates the keys of different shoppers, and rejects a malformed key', async () => {
    const [a, b] = [await buyer(), await buyer()];
    const [first, second] = [await a.order('shared-key-1'), await b.order('shared-key-1')];
    expect(first.increment_id).not.toBe(second.increment_id);
    expect((await a.place('no spaces, please')).status).toBe(400);
  });

  it('orders the changed cart or is rejected, when a change runs at the same time', async () => {
    const browser = await buyer();
    const line = (await browser.cart()).items[0]?.item_id;
    const [placed, changed] = await Promise.all([
      browser.place('racing-key-1'),
      browser.call('PUT', `/cart/items/${line}`, { qty: 3 }),
    ]);
    const after = await browser.cart();
    if (placed.status === 200) {
      const { order } = z.parse(placeOrder.response, placed.body);
      expect(order.items[0]?.qty).toBe(1);
      expect([changed.status, after.items.length]).toEqual([changed.status === 200 ? 200 : 404, 0]);
    } else {
      expect(['cartChanged', 'paymentMethod']).toContain(codeOf(placed));
      expect(after.items[0]?.qty).toBe(3);
    }
  });

  it('holds only large check orders with another shipping address for review', async () => {
    const many = Math.ceil(510_000 / nth(2).price);
    const browser = await buyer(nth(2).id, many);
    await browser.cart('PUT', '/shipping_address', { ...ADA, street: ['99 Far Road'] });
    expect(await browser.order()).toMatchObject({ is_suspicious: true, status: 'review' });
    const plain = await buyer(nth(2).id, many);
    expect(await plain.order()).toMatchObject({ is_suspicious: false, status: 'pending' });
  });

  it('stores and logs no card data of a browser', async () => {
    const browser = await buyer();
    const data = { cc_number: '4111111111111111', cc_cid: '737', token: 'tok_secret' };
    await browser.cart('PUT', '/payment', { method: 'checkmo', data });
    const headers = { 'idempotency-key': 'card-data-key' };
    const response = await browser.call('POST', '/cart/place', { payment_method: 'checkmo', data }, headers);
    expect(response.status).toBe(200);
    const { db } = backend.context;
    const everything = JSON.stringify([
      await db.select().from(orders),
      await db.select().from(carts),
      await db.select().from(outbox),
    ]);
    // Whole words: a random key may contain three digits by chance.
    for (const secret of Object.values(data)) expect(everything).not.toMatch(new RegExp(`\\b${secret}\\b`));
  });

  it(`is exact to the cent for ${SHOPPERS} shoppers with scarce stock and repeated requests`, async () => {
    const [scarce, common] = [nth(0), nth(1)];
    await setStock(backend.context, Number(scarce.id), 7);
    await setStock(backend.context, Number(common.id), 1000);
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_, index) => {
        const browser = await backend.newBrowser().startSession();
        await browser.add(scarce.id, 1 + (index % 2));
        await browser.add(common.id, 2);
        await browser.fillCheckout();
        return { browser, key: `storm-key-${index}`, expected: 0 };
      }),
    );
    const tries = shoppers.flatMap(({ browser, key }) => [browser.place(key), browser.place(key)]);
    const responses = await Promise.all([
      ...tries,
      ...shoppers.map(({ browser, key }) => browser.place(key)),
    ]);
    expect(responses.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);

    const keys = shoppers.map(({ key }) => key);
    const rows = await backend.context.db.select().from(orders).where(inArray(orders.idempotencyKey, keys));
    expect(new Set(rows.map((row) => row.idempotencyKey)).size).toBe(rows.length);
    const orderLists = await Promise.all(
      shoppers.map(async ({ browser }) =>
        z.parse(listOrders.response, (await browser.call('GET', '/orders')).body),
      ),
    );
    const placed = orderLists.flat();
    expect(placed).toHaveLength(rows.length);
    const sold = (id: string) =>
      placed
        .flatMap(({ items }) => items)
        .filter((item) => item.product_id === id)
        .reduce((sum, item) => sum + item.qty, 0);
    expect(await onHand(scarce.id)).toBe(7 - sold(scarce.id));
    expect(await onHand(common.id)).toBe(1000 - sold(common.id));
    expect(sold(scarce.id)).toBeGreaterThanOrEqual(6);
    const cents = (amount: number) => Math.round(amount * 100);
    for (const { totals, items } of placed) {
      const lines = items.reduce((sum, item) => sum + cents(item.row_total.amount), 0);
      expect(cents(totals.subtotal.amount)).toBe(lines);
      const { subtotal, discount, shipping, fee, tax, grand_total: grand } = totals;
      const parts = [subtotal, shipping, fee, tax].reduce((sum, part) => sum + cents(part.amount), 0);
      expect(cents(grand.amount)).toBe(parts - cents(discount.amount));
    }
    const numbers = (await backend.context.db.select().from(orders))
      .map((row) => Number(row.incrementId.slice(2)))
      .sort();
    expect(numbers).toEqual(numbers.map((_, index) => 100_001 + index));
  });
});

describe('an order with the total that the shopper saw', () => {
  beforeAll(() => setStock(backend.context, Number(nth(3).id), 5));
  const place = (browser: TestBrowser, total: number, currency = 'USD') =>
    browser.call('POST', '/cart/place', { payment_method: 'checkmo', total, currency });

  it('is refused with the fresh cart when the cart costs another amount by now', async () => {
    const browser = await buyer(nth(3).id);
    const shownAmount = (await browser.fillCheckout()).totals.grand_total.amount;
    await browser.cart('PUT', '', { shipping_method: 'white_glove' });
    const { totals } = await browser.cart();
    expect(totals.grand_total.amount).not.toBe(shownAmount);
    const before = await countOrders();
    const refused = await place(browser, shownAmount);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'totalChanged']);
    expect(refused.body).toMatchObject({
      cart: { totals: { grand_total: { amount: totals.grand_total.amount } } },
    });
    expect(await countOrders()).toBe(before);
    expect((await place(browser, totals.grand_total.amount)).status).toBe(200);
  });

  it('is refused in another currency', async () => {
    const browser = await buyer(nth(3).id);
    const { totals } = await browser.fillCheckout();
    expect((await place(browser, totals.grand_total.amount, 'CAD')).status).toBe(409);
    expect((await place(browser, totals.grand_total.amount)).status).toBe(200);
  });
});
