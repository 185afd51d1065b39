import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSessions } from '../../../contract/accountSecurity.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const PASSWORD = 'violet-anvil-harbour';
const CHROME = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36' };
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
};

async function signedUp(email: string): Promise<TestBrowser> {
  const browser = backend.newBrowser();
  await browser.call('GET', '/customers/self/session', undefined, CHROME);
  const account = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  expect((await browser.call('POST', '/customers', account, CHROME)).status).toBe(201);
  return browser;
}
async function signedIn(email: string): Promise<TestBrowser> {
  const browser = backend.newBrowser();
  await browser.call('GET', '/customers/self/session', undefined, PHONE);
  const body = { login: email, password: PASSWORD };
  expect((await browser.call('POST', '/customers/self/session', body, PHONE)).status).toBe(200);
  return browser;
}
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call('GET', '/customers/self/addresses')).status === 200;
const listOf = async (browser: TestBrowser, headers: object) => {
  const response = await browser.call('GET', '/customers/self/sessions', undefined, headers);
  expect(response.status).toBe(200);
  return z.parse(listSessions.response, response.body);
};

it('lists the browsers of a customer in words with their last use, this one first', async () => {
  const desk = await signedUp('list@example.com');
  backend.advanceClock(3600);
  const phone = await signedIn('list@example.com');
  backend.advanceClock(60);
  const seenByDesk = await listOf(desk, CHROME);
  expect(seenByDesk.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
    ['Chrome', 'Windows', true],
    ['Safari', 'iPhone', false],
  ]);
  const [own, other] = seenByDesk;
  expect(Date.parse(own?.used_at ?? '') - Date.parse(other?.used_at ?? '')).toBe(60_000);
  expect((await listOf(phone, PHONE)).map(({ browser }) => browser)).toEqual(['Safari', 'Chrome']);
  expect(JSON.stringify(seenByDesk)).not.toMatch(/hash|csrf/i);
});

it('signs out one browser of the customer, and no browser of anybody else', async () => {
  const desk = await signedUp('one@example.com');
  const phone = await signedIn('one@example.com');
  const stranger = await signedUp('stranger@example.com');
  const own = (await listOf(stranger, CHROME))[0]?.id;
  const phoneId = (await listOf(desk, CHROME)).find(({ is_current }) => !is_current)?.id;
  for (const id of [own, 'x', '0', (await listOf(desk, CHROME))[0]?.id]) {
    const refused = await desk.call('DELETE', `/customers/self/sessions/${id}`);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'sessionUnknown']);
  }
  expect((await desk.call('DELETE', `/customers/self/sessions/${phoneId}`)).status).toBe(200);
  expect(await Promise.all([desk, phone, stranger].map(isSignedIn))).toEqual([true, false, true]);
});

it('signs out every other browser, and asks a guest to sign in', async () => {
  const desk = await signedUp('all@example.com');
  const phone = await signedIn('all@example.com');
  const tablet = await signedIn('all@example.com');
  expect((await desk.call('DELETE', '/customers/self/sessions')).status).toBe(200);
  expect(await Promise.all([desk, phone, tablet].map(isSignedIn))).toEqual([true, false, false]);
  for (const method of ['GET', 'DELETE'] as const)
    expect(
      (await (await backend.newBrowser().startSession()).call(method, '/customers/self/sessions')).status,
    ).toBe(401);
});
