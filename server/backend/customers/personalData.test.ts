import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exportData } from '../../../contract/accountSecurity.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA, codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { contactRequests } from '../database/schema/desk.ts';
import { LIMITS } from '../limits/limits.ts';

let backend: TestBackend;
let productId = '';
beforeAll(async () => {
  backend = await openTestBackend();
  productId = (await stockSimpleProducts(backend, 1, 100))[0]?.id ?? '';
});
afterAll(() => backend.close());

const PASSWORD = 'violet-anvil-harbour';
const proof = { current_password: PASSWORD };
const rowsOf = async (query: ReturnType<typeof sql>) =>
  z.parse(
    z.object({ rows: z.array(z.record(z.string(), z.unknown())) }),
    await backend.context.db.execute(query),
  ).rows;

/** A request as the staff desk stores it. */
const requestOf = async (name: string, email: string) =>
  backend.context.db.insert(contactRequests).values({
    tenantId: (await backend.context.catalog.current()).tenants[0]?.id ?? 0,
    kind: 'contact' as const,
    name,
    email,
    telephone: '',
    contents: {},
    createdAt: new Date(),
  });

const savedItem = (product_id: string) => ({ product_id, sku: 'S', qty: 2, options: [], addon_ids: [] });

/** Uses every feature that stores something about a customer. */
async function usedAccount(email: string, firstname: string): Promise<TestBrowser> {
  const browser = await backend.newBrowser().startSession();
  const account = { firstname, lastname: 'Quillfeather', email, password: PASSWORD };
  await browser.call('POST', '/customers', { ...account, newsletter_is_subscribed: true });
  const [link] = await rowsOf(
    sql`select body->>'path' as path from outbox where recipient = ${email} and kind = 'welcome'`,
  );
  const token = String(link?.path).split('token=')[1];
  const calls: [method: 'POST' | 'PUT', path: string, body: object][] = [
    ['PUT', '/customer/email/verification', { token }],
    ['POST', '/customers/self/addresses', { ...ADA, firstname, lastname: 'Quillfeather' }],
    ['POST', '/customer/wishlist/items', { product_id: productId }],
    ['PUT', '/customer/saved/items', { items: [savedItem(productId)] }],
    ['PUT', '/customer/viewed/items', { product_ids: [productId] }],
    ['PUT', `/chat/message/${productId}`, { url: '/', userPrompt: `I am ${firstname}. How wide is it?` }],
    ['POST', `/chat/feedback/${productId}`, { vote: 'up', reason: `Thanks, ${firstname}` }],
    ['POST', '/customer/forgotpassword', { email }],
  ];
  for (const [method, path, body] of calls)
    expect((await browser.call(method, path, body)).status, path).toBeLessThan(300);
  await requestOf(firstname, email);
  await browser.add(productId, 1);
  await browser.cart('PUT', '/billing_address', { ...ADA, firstname, email });
  await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
  await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
  await browser.cart('PUT', '/payment', { method: 'checkmo' });
  await browser.order();
  await browser.add(productId, 2);
  return browser;
}

const exported = async (browser: TestBrowser) =>
  JSON.parse(
    z.parse(exportData.response, (await browser.call('POST', '/customers/self/export', proof)).body).data,
  ) as Record<string, object[]>;

it('exports everything stored about the customer, nothing of others and no secrets', async () => {
  await usedAccount('other@quill.example', 'Ottoline');
  const browser = await usedAccount('export@quill.example', 'Euphemia');
  const data = await exported(browser);
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      ...[
        'customers',
        'sessions',
        'customer_addresses',
        'wishes',
        'saved_items',
        'viewed_products',
        'carts',
        'cart_items',
        'orders',
        'order_items',
      ],
      ...['chat_messages', 'chat_votes', 'newsletter_readers', 'contact_requests', 'outbox'],
    ]),
  );
  const text = JSON.stringify(data);
  expect(text).toContain('I am Euphemia');
  expect(text).not.toMatch(/Ottoline|other@quill/);
  expect(text, 'what only repeats other columns').not.toContain('search_text');
  const [stored] = await rowsOf(
    sql`select c.password_hash, s.secret_hash, s.csrf_token from customers c join sessions s on s.customer_id = c.id
        where c.email = 'export@quill.example'`,
  );
  for (const secret of Object.values(stored ?? {})) expect(text).not.toContain(String(secret));
  expect(stored).toBeTruthy();
  // An email that waits is made of its link, which sets a password or confirms the address.
  const waiting = await rowsOf(
    sql`select body->>'path' as path from outbox where recipient = 'export@quill.example' and body->>'path' is not null`,
  );
  const tokens = waiting.map(({ path }) => String(path).split('token=')[1] ?? '').filter(Boolean);
  expect(tokens.length).toBeGreaterThan(1);
  for (const token of tokens) expect(text).not.toContain(token);
});

it('exports only with the password, a few times a day', async () => {
  const browser = await usedAccount('limit@quill.example', 'Lavinia');
  const ask = (body: object) => browser.call('POST', '/customers/self/export', body);
  expect(codeOf(await ask({ current_password: 'wrong' }))).toBe('passwordWrong');
  for (let nth = 0; nth < LIMITS.dataExport.count; nth += 1) expect((await ask(proof)).status).toBe(200);
  expect((await ask(proof)).status).toBe(429);
  const guest = await backend.newBrowser().startSession();
  expect((await guest.call('POST', '/customers/self/export', proof)).status).toBe(401);
});

/** Every table in which some value contains one of the words, in any case. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const tables = await rowsOf(
    sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const matches = sql.join(
      words.map((word) => sql`t::text ilike ${`%${word}%`}`),
      sql` or `,
    );
    const rows = await rowsOf(
      sql`select 1 as one from ${sql.identifier(String(name))} t where ${matches} limit 1`,
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

it('deletes the account with everything except orders, and signs out everywhere', async () => {
  const browser = await usedAccount('gone@quill.example', 'Gwendoline');
  const phone = await backend.newBrowser().startSession();
  await phone.call('POST', '/customers/self/session', { login: 'gone@quill.example', password: PASSWORD });
  const words = ['gone@quill.example', 'Gwendoline'] as const;
  expect((await tablesWith(...words)).length).toBeGreaterThan(6);
  const remove = (body: object) => browser.call('POST', '/customers/self/deletion', body);
  expect(codeOf(await remove({ current_password: 'wrong' }))).toBe('passwordWrong');
  const removed = await remove(proof);
  expect([removed.status, removed.body]).toMatchObject([200, { isloggedin: false, customer_id: null }]);
  // The order is kept by law; the outbox has the confirmation of the deletion for 30 days.
  expect(await tablesWith(...words)).toEqual(['orders', 'outbox']);
  expect(await rowsOf(sql`select customer_id from orders where email = 'gone@quill.example'`)).toEqual([
    { customer_id: null },
  ]);
  expect(
    await rowsOf(
      sql`select kind, body->'orders' as orders from outbox where recipient = 'gone@quill.example'`,
    ),
  ).toEqual([{ kind: 'account_deleted', orders: 1 }]);
  for (const each of [browser, phone])
    expect((await each.call('GET', '/customers/self/addresses')).status).toBe(401);
  const login = { login: 'gone@quill.example', password: PASSWORD };
  expect(codeOf(await browser.call('POST', '/customers/self/session', login))).toBe('signInWrong');
});

it('keeps from an account with an unconfirmed email what others may have entered', async () => {
  await requestOf('Vera', 'vera@quill.example');
  const stranger = await backend.newBrowser().startSession();
  const account = { firstname: 'Max', lastname: 'Other', email: 'vera@quill.example', password: PASSWORD };
  await stranger.call('POST', '/customers', account);
  expect(Object.keys(await exported(stranger))).not.toContain('contact_requests');
  expect((await stranger.call('POST', '/customers/self/deletion', proof)).status).toBe(200);
  const requests = sql`select name from contact_requests where email = 'vera@quill.example'`;
  expect(await rowsOf(requests)).toEqual([{ name: 'Vera' }]);
});
