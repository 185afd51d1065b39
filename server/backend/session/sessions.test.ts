import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { session as sessionShape } from '../../../contract/customer.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { sessions } from '../database/schema/customer.ts';

let backend: TestBackend;
let products: Awaited<ReturnType<typeof stockSimpleProducts>>;
const nth = (index: number) => products[index] ?? { id: '' };
const PASSWORD = 'violet-anvil-harbour';

beforeAll(async () => {
  backend = await openTestBackend();
  products = await stockSimpleProducts(backend, 2, 100);
});
afterAll(() => backend.close());

const fresh = () => backend.newBrowser().startSession();
const signIn = (browser: TestBrowser, login: string) =>
  browser.call('POST', '/customers/self/session', { login, password: PASSWORD });

async function signUp(email: string): Promise<TestBrowser> {
  const browser = await fresh();
  const account = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  expect((await browser.call('POST', '/customers', account)).status).toBe(201);
  return browser;
}

describe('sessions', () => {
  it('begin with an HttpOnly cookie, of which only the hash is stored', async () => {
    const response = await backend.newBrowser().call('GET', '/customers/self/session');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = /shopper=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(await backend.context.db.select().from(sessions))).not.toContain(secret);
    expect(JSON.stringify(response.body)).not.toContain(secret);
  });

  it.each(['shopper=', 'shopper=%', 'shopper=a; shopper=b', '\u0001', `shopper=${'x'.repeat(43)}`, '=;;=;'])(
    'begin anew for the malformed cookie %j',
    async (cookie) => {
      const browser = backend.newBrowser();
      browser.cookie = cookie;
      expect((await browser.call('GET', '/cart')).status).toBe(200);
      const response = await browser.call('GET', '/customers/self/session');
      expect(response.status).toBe(200);
      expect(z.parse(sessionShape, response.body).isloggedin).toBe(false);
      expect((await browser.add(nth(0).id)).items).toHaveLength(1);
    },
  );

  it.each(['', 'wrong'])('reject every write with the CSRF token %j', async (token) => {
    const browser = await fresh();
    browser.csrf = token;
    const rejection = await browser.call('POST', '/cart/items', { product_id: nth(0).id });
    expect([rejection.status, codeOf(rejection)]).toEqual([403, 'csrf']);
  });

  it.each([
    ['POST', '/cart/items', { product_id: '1' }],
    ['PUT', '/cart', { shipping_method: 'standard_delivery' }],
    ['DELETE', '/customers/self/session', undefined],
  ] as const)(
    'answer cookiesBlocked to %s %s with a token and without the cookie',
    async (method, path, body) => {
      const browser = await fresh();
      browser.cookie = '';
      const rejection = await browser.call(method, path, body);
      expect([rejection.status, codeOf(rejection)]).toEqual([403, 'cookiesBlocked']);
      Object.assign(browser, { cookie: '', csrf: '' });
      const unproven = await browser.call(method, path, body);
      expect([unproven.status, codeOf(unproven)]).toEqual([403, 'csrf']);
    },
  );

  it('last as long as they are used: the cookie is written again once in two weeks', async () => {
    const customer = await signUp('loyal@example.com');
    const { cookie } = customer;
    const day = 86_400;
    const read = () => customer.call('GET', '/customers/self/session');
    backend.advanceClock(10 * day);
    expect((await read()).headers['set-cookie']).toBeUndefined();
    backend.advanceClock(10 * day);
    const extended = await read();
    expect(extended.headers['set-cookie']).toBe(`${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(extended.headers['cache-control']).toBe('no-store');
    expect((await read()).headers['set-cookie']).toBeUndefined();
    backend.advanceClock(20 * day);
    const signedIn = await signIn(customer, 'loyal@example.com');
    const names = [signedIn.headers['set-cookie']].flat().map((line) => String(line).split('=')[0]);
    expect(names.sort()).toEqual(['device', 'shopper']);
    expect(customer.cookie).not.toBe(cookie);
    backend.advanceClock(-40 * day);
  });

  it('are invalid at another tenant', async () => {
    const here = await signUp('two-shops@example.com');
    const there = backend.newBrowser('boreale.localhost');
    there.cookie = here.cookie;
    const response = await there.call('GET', '/customers/self/session');
    expect(z.parse(sessionShape, response.body).isloggedin).toBe(false);
  });

  it('get a new cookie and CSRF token at sign-in and sign-out, and the old ones are invalid', async () => {
    await signUp('rotate@example.com');
    const browser = await fresh();
    const [cookie, csrf] = [browser.cookie, browser.csrf];
    expect((await signIn(browser, ' Rotate@Example.com ')).status).toBe(200);
    expect([browser.cookie === cookie, browser.csrf === csrf]).toEqual([false, false]);
    const thief = backend.newBrowser();
    Object.assign(thief, { cookie, csrf });
    expect((await thief.call('GET', '/customers/self')).status).toBe(403);
    const [mine, token] = [browser.cookie, browser.csrf];
    await browser.add(nth(0).id);
    await browser.call('DELETE', '/customers/self/session');
    expect((await browser.cart()).items).toEqual([]);
    Object.assign(thief, { cookie: mine, csrf: token });
    expect((await thief.call('POST', '/cart/items', { product_id: nth(0).id })).status).toBe(403);
  });
});
