import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MOST_SAVED, MOST_VIEWED } from '../../../contract/customerListLimits.ts';
import { listSaved, listViewed } from '../../../contract/customerLists.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { products } from '../database/schema/catalog.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const PASSWORD = 'violet-anvil-harbour';
async function signUp(email: string): Promise<TestBrowser> {
  const browser = await backend.newBrowser().startSession();
  const account = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  expect((await browser.call('POST', '/customers', account)).status).toBe(201);
  return browser;
}
const item = (product_id: string, sku: string, qty = 1) => ({
  product_id,
  sku,
  qty,
  options: [{ label: 'Colour', value: 'Moss' }],
  addon_ids: ['9'],
});
const save = (browser: TestBrowser, ...items: object[]) => {
  backend.advanceClock(60);
  return browser.call('PUT', '/customer/saved/items', { items });
};
const view = (browser: TestBrowser, ...product_ids: string[]) => {
  backend.advanceClock(60);
  return browser.call('PUT', '/customer/viewed/items', { product_ids });
};
const savedOf = async (browser: TestBrowser) =>
  z.parse(listSaved.response, (await browser.call('GET', '/customer/saved/items')).body);
const viewedOf = async (browser: TestBrowser) =>
  z
    .parse(listViewed.response, (await browser.call('GET', '/customer/viewed/items')).body)
    .map(({ product_id }) => product_id);

it('has the lists of a customer on every device, and of no other customer', async () => {
  const browser = await signUp('lists@example.com');
  const other = await signUp('other-lists@example.com');
  await save(browser, item('7', 'OAK', 2), item('8', 'ASH'));
  await view(browser, '7', '8');
  const phone = await backend.newBrowser().startSession();
  await phone.call('POST', '/customers/self/session', { login: 'lists@example.com', password: PASSWORD });
  expect(await savedOf(phone)).toEqual([item('7', 'OAK', 2), item('8', 'ASH')]);
  expect(await viewedOf(phone)).toEqual(['7', '8']);
  expect([await savedOf(other), await viewedOf(other)]).toEqual([[], []]);
  await phone.call('DELETE', '/customers/self/session');
  expect(codeOf(await phone.call('GET', '/customer/saved/items'))).toBe('signedOut');
  expect(codeOf(await phone.call('GET', '/customer/viewed/items'))).toBe('signedOut');
});

it('saves a variant once, however often the request is repeated, and the newest first', async () => {
  const browser = await signUp('once@example.com');
  for (const qty of [2, 2, 5]) await save(browser, item('7', 'OAK', qty), item('7', 'OAK', 9));
  await save(browser, item('7', 'PINE'));
  expect((await savedOf(browser)).map(({ sku, qty }) => [sku, qty])).toEqual([
    ['PINE', 1],
    ['OAK', 5],
  ]);
  await browser.call('DELETE', '/customer/saved/items?product_id=7&sku=PINE');
  expect((await savedOf(browser)).map(({ sku }) => sku)).toEqual(['OAK']);
});

it('moves a product that is viewed again to the front, and forgets all on request', async () => {
  const browser = await signUp('again@example.com');
  await view(browser, '1');
  await view(browser, '2', 'no-id', '2');
  await view(browser, '1');
  expect(await viewedOf(browser)).toEqual(['1', '2']);
  await browser.call('DELETE', '/customer/viewed/items');
  expect(await viewedOf(browser)).toEqual([]);
});

it('holds the newest entries, up to the length of each list', async () => {
  const browser = await signUp('long@example.com');
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));
  for (const from of [100, 200])
    await save(browser, ...ids(from, MOST_SAVED - 10).map((id) => item(id, 'S')));
  for (const from of [100, 200]) await view(browser, ...ids(from, MOST_VIEWED - 4));
  const saved = await savedOf(browser);
  expect([saved.length, saved[0]?.product_id, saved.at(-1)?.product_id]).toEqual([MOST_SAVED, '200', '109']);
  expect(await viewedOf(browser)).toEqual([...ids(200, MOST_VIEWED - 4), ...ids(100, 4)]);
  expect((await save(browser, ...ids(1, MOST_SAVED + 1).map((id) => item(id, 'S')))).status).toBe(400);
});

it('removes from the wishlist by the id of a variant what was added by it', async () => {
  const browser = await signUp('variant@example.com');
  const { db } = backend.context;
  const [variant] = await db.select().from(products).where(isNotNull(products.parentId)).limit(1);
  const path = '/customer/wishlist/items';
  expect((await browser.call('POST', path, { product_id: variant?.id })).body).toHaveLength(1);
  expect((await browser.call('DELETE', `${path}?product_id=${variant?.id}`)).body).toEqual([]);
  await browser.call('POST', path, { product_id: variant?.id });
  expect((await browser.call('DELETE', path)).status).toBe(404);
  expect((await browser.call('DELETE', path, { product_id: variant?.id })).body).toEqual([]);
});
