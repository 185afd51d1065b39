import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { emailVerifications, outbox } from '../database/schema/customer.ts';
import { LIMITS } from '../limits/limits.ts';

let backend: TestBackend;
let productId = '';
beforeAll(async () => {
  backend = await openTestBackend();
  productId = (await stockSimpleProducts(backend, 1, 100))[0]?.id ?? '';
});
afterAll(() => backend.close());

const PASSWORD = 'violet-anvil-harbour';
const account = (email: string) => ({ firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD });

async function signedUp(email: string, browser = backend.newBrowser()): Promise<TestBrowser> {
  await browser.startSession();
  expect((await browser.call('POST', '/customers', account(email))).status).toBe(201);
  return browser;
}
const emailsTo = (recipient: string, kind: 'welcome' | 'email_verification' | 'email_changed') =>
  backend.context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id));
async function tokenTo(recipient: string, kind: 'welcome' | 'email_verification' = 'welcome') {
  const [email] = await emailsTo(recipient, kind);
  return String(email?.body.path).split('token=')[1] ?? '';
}
const confirm = (browser: TestBrowser, token: string) =>
  browser.call('PUT', '/customer/email/verification', { token });
const isVerified = async (browser: TestBrowser) => {
  const { body } = await browser.call('GET', '/customers/self/session');
  return (body as { customer_data: { email_is_verified?: boolean } }).customer_data.email_is_verified;
};
const ordersOf = async (browser: TestBrowser) =>
  ((await browser.call('GET', '/orders')).body as unknown[]).length;

it('welcomes a customer with a link of which only the hash is stored, valid for a day', async () => {
  const browser = await signedUp('new@verify.example');
  expect(await isVerified(browser)).toBe(false);
  const token = await tokenTo('new@verify.example');
  const rows = await backend.context.db.select().from(emailVerifications);
  expect(JSON.stringify(rows)).not.toContain(token);
  backend.advanceClock(24 * 3600 + 1);
  expect(codeOf(await confirm(browser, token))).toBe('verifyExpired');
  expect((await browser.call('POST', '/customer/email/verification')).status).toBe(200);
  expect(
    (await confirm(browser, await tokenTo('new@verify.example', 'email_verification'))).body,
  ).toMatchObject({
    customer_data: { email_is_verified: true },
  });
  expect(await isVerified(browser)).toBe(true);
});

it('confirms only for the customer who is signed in', async () => {
  const stranger = await signedUp('stranger@verify.example');
  const owner = await signedUp('owner@verify.example');
  const token = await tokenTo('owner@verify.example');
  expect(codeOf(await confirm(stranger, token))).toBe('verifyExpired');
  expect((await confirm(await backend.newBrowser().startSession(), token)).status).toBe(401);
  expect([await isVerified(stranger), await isVerified(owner)]).toEqual([false, false]);
  for (const wrong of ['', 'x', 'A'.repeat(43)])
    expect(codeOf(await confirm(owner, wrong))).toBe('verifyExpired');
});

it('gives a customer the orders of a guest with the same email after the confirmation only', async () => {
  const guest = await backend.newBrowser().startSession();
  await guest.add(productId, 1);
  await guest.fillCheckout();
  await guest.order();
  const browser = await signedUp('ada@example.com');
  expect(await ordersOf(browser)).toBe(0);
  await confirm(browser, await tokenTo('ada@example.com'));
  expect(await ordersOf(browser)).toBe(1);
  expect(await ordersOf(await signedUp('third@verify.example'))).toBe(0);
});

it('asks for a confirmation of a changed email, and tells the old address', async () => {
  const browser = await signedUp('before@verify.example');
  const first = await tokenTo('before@verify.example');
  await confirm(browser, first);
  const change = { email: 'after@verify.example', current_password: PASSWORD };
  expect((await browser.call('PUT', '/customers/self', change)).body).toMatchObject({
    customer_data: { email_is_verified: false },
  });
  expect(await emailsTo('before@verify.example', 'email_changed')).toHaveLength(1);
  expect(JSON.stringify(await emailsTo('before@verify.example', 'email_changed'))).not.toContain('after@');
  expect(codeOf(await confirm(browser, first))).toBe('verifyExpired');
  await confirm(browser, await tokenTo('after@verify.example', 'email_verification'));
  expect(await isVerified(browser)).toBe(true);
  await browser.call('PUT', '/customers/self', { firstname: 'Augusta' });
  expect(await isVerified(browser)).toBe(true);
});

it('sends the link again a few times an hour, and never to a confirmed email', async () => {
  const browser = await signedUp('again@verify.example');
  const again = () => browser.call('POST', '/customer/email/verification');
  const { count } = LIMITS.verificationEmail;
  for (let nth = 0; nth < count; nth += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
  expect(await emailsTo('again@verify.example', 'email_verification')).toHaveLength(count);
  await confirm(browser, await tokenTo('again@verify.example'));
  expect((await again()).status).toBe(200);
  expect(await emailsTo('again@verify.example', 'email_verification')).toHaveLength(count);
});
