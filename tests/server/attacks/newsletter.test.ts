import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterReaders, outbox } from '../../../server/backend/database/schema/customer.ts';
import { LIMITS } from '../../../server/backend/limits/limits.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../backend/testBrowser.ts';

const DAY = 24 * 60 * 60;
let backend: TestBackend;
let stranger: TestBrowser;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.advanceClock(DAY);
  stranger = await backend.newBrowser().startSession();
});

const put = (browser: TestBrowser, is_subscribed: boolean, email: string) =>
  browser.call('PUT', '/newsletter', { is_subscribed, email });
const follow = (browser: TestBrowser, token: string, is_subscribed: boolean) =>
  browser.call('PUT', '/newsletter/link', { token, is_subscribed });
const readers = async () =>
  (await backend.context.db.select().from(newsletterReaders)).map(({ email }) => email);
const mailsTo = (email: string) =>
  backend.context.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
/** The link in the newest email to an address. */
async function linkTo(email: string) {
  const mail = (await mailsTo(email)).at(-1);
  const [, path = '', token = ''] = /^(.+)\?token=(.+)$/.exec(String(mail?.body.path)) ?? [];
  return { path, token, subject: mail?.subject };
}
async function subscribed(email: string): Promise<void> {
  await put(stranger, true, email);
  expect((await follow(stranger, (await linkTo(email)).token, true)).status).toBe(200);
  expect(await readers()).toContain(email);
}

describe('the newsletter of a stranger’s address', () => {
  it('begins with the emailed link, and the email contains the link to unsubscribe', async () => {
    const email = 'new@example.com';
    expect((await put(stranger, true, 'New@Example.com')).body).toEqual({ success: true });
    expect(await readers()).not.toContain(email);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      kind: 'newsletter',
      subject: 'Please confirm: news from Maple & Main Home',
    });
    expect(String(mail?.body.unsubscribe_path)).toMatch(/^\/account\/newsletter\/unsubscribe\?token=/);
    const { path, token } = await linkTo(email);
    expect(path).toBe('/account/newsletter/confirm');
    expect((await follow(await backend.newBrowser().startSession(), token, true)).status).toBe(200);
    expect(await readers()).toContain(email);
  });

  it('ends with the emailed link only, and the response does not reveal subscribers', async () => {
    const email = 'reader@example.com';
    await subscribed(email);
    backend.advanceClock(DAY);
    const responses = [await put(stranger, false, email), await put(stranger, false, 'nobody@example.com')];
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(await readers()).toContain(email);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    const { path, token, subject } = await linkTo(email);
    expect([path, subject]).toEqual([
      '/account/newsletter/unsubscribe',
      'Stop the news from Maple & Main Home',
    ]);
    expect((await follow(stranger, token, false)).status).toBe(200);
    expect(await readers()).not.toContain(email);
  });

  it('is not changed by another customer, or by an invalid, foreign or expired link', async () => {
    const email = 'safe@example.com';
    await subscribed(email);
    const { token } = await linkTo(email);
    const account = { firstname: 'Eve', lastname: 'L', email: 'eve@example.com' };
    const customer = await backend.newBrowser().startSession();
    await customer.call('POST', '/customers', { ...account, password: 'violet-anvil-harbour' });
    await put(customer, false, email);
    expect(codeOf(await follow(customer, 'x'.repeat(43), false))).toBe('linkExpired');
    expect(codeOf(await follow(customer, "' or 1=1", false))).toBe('linkExpired');
    const abroad = await backend.newBrowser('boreale.localhost').startSession();
    expect((await follow(abroad, token, false)).status).toBe(410);
    backend.advanceClock(31 * DAY);
    expect((await follow(await backend.newBrowser().startSession(), token, false)).status).toBe(410);
    expect(await readers()).toContain(email);
  });

  it('floods no inbox: three emails per day, and the first link still works', async () => {
    const email = 'flooded@example.com';
    await put(stranger, true, email);
    const { token } = await linkTo(email);
    for (let nth = 0; nth < 10; nth += 1)
      expect((await put(stranger, true, email)).body).toEqual({ success: true });
    expect(await mailsTo(email)).toHaveLength(LIMITS.newsletterRecipient.count);
    await follow(stranger, token, true);
    expect(await readers()).toContain(email);
  });
});

it('a customer’s own address is subscribed immediately, with an unsubscribe link by email', async () => {
  const email = 'own@example.com';
  const customer = await backend.newBrowser().startSession();
  const account = { firstname: 'Ada', lastname: 'L', email, newsletter_is_subscribed: true };
  await customer.call('POST', '/customers', { ...account, password: 'violet-anvil-harbour' });
  expect(await readers()).toContain(email);
  expect(await linkTo(email)).toMatchObject({
    path: '/account/newsletter/unsubscribe',
    subject: 'News from Maple & Main Home',
  });
  await customer.call('PUT', '/newsletter', { is_subscribed: false });
  expect(await readers()).not.toContain(email);
});
