import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { putBookingInfo } from '../../../contract/cartEndpoints.ts';
import { ADA, type TestBrowser } from '../../backend/testBrowser.ts';
import { PaymentBackend } from './paymentBackend.ts';

let payments: PaymentBackend;
beforeAll(async () => {
  payments = await PaymentBackend.open();
});
afterAll(() => payments.close());

const METHOD = 'white_glove';
const DAY = '2026-12-25';

const choose = (browser: TestBrowser, data: object = {}) =>
  browser.cart('PUT', '/shipping', { method: METHOD, data });

/** Books a day on packageAI's page. @returns the id of the booking */
async function book(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call('PUT', '/cart/packageai/checkoutinfo', { shipping_method: METHOD });
  const { booking_url } = z.parse(putBookingInfo.response, body);
  const page = await (await fetch(booking_url)).text();
  const [link = ''] = /[^"/]+\?day=[\d-]+/.exec(page) ?? [];
  await fetch(new URL(link, booking_url));
  return new URL(booking_url).pathname.split('/').pop() ?? '';
}

it("a browser reads its own booking, and never another shopper's by its id", async () => {
  const shopper = await payments.shopper();
  const id = await book(shopper);
  expect((await choose(shopper)).packageAI).toMatchObject({
    shipping_method: METHOD,
    title: 'Delivery booked',
  });
  const stranger = await payments.shopper();
  for (let round = 0; round < 2; round += 1)
    expect((await choose(stranger, { booking_id: id })).packageAI).toBeNull();
});

it('a browser cannot write the booked day of its order', async () => {
  const browser = await payments.shopper();
  const booking = {
    booking_id: '1',
    booking_url: 'https://book.example',
    title: 'Free',
    message: 'Bring cake.',
  };
  const cart = await choose(browser, { ...booking, delivery_date: DAY, delivery_slot: '' });
  expect([cart.packageAI, cart.delivery]).toEqual([null, null]);
  const order = await browser.order();
  expect(JSON.stringify(order)).not.toMatch(/Bring cake|2026-12-25/);
});

const far = { ...ADA, street: ['1 Far Road'], city: 'Duluth', postcode: '55802', same_as_billing: false };

it.each<[string, boolean, (browser: TestBrowser) => Promise<unknown>]>([
  ['another email', true, (browser) => browser.cart('PUT', '', { email: 'bob@example.com' })],
  ['the same address again', true, (browser) => browser.cart('PUT', '/billing_address', ADA)],
  ['another address', false, (browser) => browser.cart('PUT', '/shipping_address', far)],
  ['another method', false, (browser) => browser.cart('PUT', '', { shipping_method: 'standard_delivery' })],
  ['other goods', false, (browser) => browser.add(payments.product)],
])('a booked day belongs to goods, address and method: after %s it stands: %s', async (_, stands, change) => {
  const browser = await payments.shopper();
  await book(browser);
  expect((await choose(browser)).packageAI?.delivery_date).toMatch(/^\d{4}-/);
  await change(browser);
  const { packageAI } = await browser.cart();
  expect(packageAI !== null).toBe(stands);
});

it.each([
  ['stands when the same goods are merged into its cart', 1, true],
  ['ends when other goods are merged into its cart', 2, false],
])('a booked day %s at sign-in', async (_, qty, stands) => {
  const account = { login: `booked${qty}@example.com`, password: 'violet-anvil-harbour' };
  const owner = await payments.shopper();
  const created = { firstname: 'Ada', lastname: 'Lind', email: account.login, password: account.password };
  await owner.call('POST', '/customers', created);
  await book(owner);
  expect((await choose(owner)).packageAI?.delivery_date).toMatch(/^\d{4}-/);
  const guest = await payments.guest();
  await guest.add(payments.product, qty);
  await guest.call('POST', '/customers/self/session', account);
  const { packageAI, info } = await guest.cart();
  expect([info.shipping_method, packageAI !== null]).toEqual([METHOD, stands]);
});
