import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { session as sessionShape } from '../../../contract/customer.ts';
import { getPhoneSignIn, readPhoneSignIn, startPhoneSignIn } from '../../../contract/phoneSignIn.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { sessions } from '../database/schema/customer.ts';
import { auditLog } from '../database/schema/desk.ts';
import { endKioskSessions, issueTicket } from './phoneSignIn.ts';

let backend: TestBackend;
let phone: TestBrowser;
const PASSWORD = 'violet-anvil-harbour';
const KIOSK = { id: 'k1', name: 'Entrance kiosk' };

beforeAll(async () => {
  backend = await openTestBackend();
  phone = await signUp('phone@example.com');
});
afterAll(() => backend.close());

async function signUp(email: string): Promise<TestBrowser> {
  const browser = await backend.newBrowser().startSession();
  const account = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  expect((await browser.call('POST', '/customers', account)).status).toBe(201);
  return browser;
}
async function newTicket(): Promise<string> {
  const { db, clock, catalog } = backend.context;
  const [tenant] = (await catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  return issueTicket({ db, tenant, now: clock() }, KIOSK);
}
const start = (browser: TestBrowser, ticket: string) =>
  browser.call('POST', '/customers/self/phone-sign-in', { ticket });

/** A kiosk that shows a code. */
async function kioskWithCode() {
  const kiosk = await backend.newBrowser().startSession();
  const { path, number } = z.parse(startPhoneSignIn.response, (await start(kiosk, await newTicket())).body);
  return { kiosk, number, code: path.split('#')[1] ?? '' };
}
const statusOf = async (browser: TestBrowser) =>
  z.parse(getPhoneSignIn.response, (await browser.call('GET', '/customers/self/phone-sign-in')).body).status;
const answer = (browser: TestBrowser, code: string, is_approved = true) =>
  browser.call('PUT', `/customers/self/phone-sign-in/${code}`, { is_approved });
const finish = (browser: TestBrowser) => browser.call('POST', '/customers/self/phone-sign-in/session');
const isSignedIn = async (browser: TestBrowser) =>
  z.parse(sessionShape, (await browser.call('GET', '/customers/self/session')).body).isloggedin;

it('signs the kiosk in once the phone has confirmed its code, with the cart of both', async () => {
  const [product] = await stockSimpleProducts(backend, 1, 10);
  const { kiosk, code, number } = await kioskWithCode();
  await kiosk.add(product?.id ?? '');
  expect(number).toMatch(/^\d\d$/);
  expect(await statusOf(kiosk)).toBe('waiting');
  const response = await phone.call('GET', `/customers/self/phone-sign-in/${code}`);
  expect(z.parse(readPhoneSignIn.response, response.body)).toMatchObject({ kiosk: KIOSK.name, number });
  expect((await answer(phone, code)).status).toBe(200);
  expect(await statusOf(kiosk)).toBe('approved');
  const [cookie, csrf] = [kiosk.cookie, kiosk.csrf];
  expect((await finish(kiosk)).status).toBe(200);
  expect(await isSignedIn(kiosk)).toBe(true);
  expect([kiosk.cookie === cookie, kiosk.csrf === csrf]).toEqual([false, false]);
  expect((await phone.cart()).items).toHaveLength(1);
  const log = await backend.context.db.select().from(auditLog).where(eq(auditLog.subject, KIOSK.name));
  expect(log).toMatchObject([{ action: 'Signs in at a kiosk with a phone', details: { device_id: 'k1' } }]);
  const list = await phone.call('GET', '/customers/self/sessions');
  expect(JSON.stringify(list.body)).toContain(KIOSK.name);
});

it('signs in only the session of the kiosk, and only once', async () => {
  const { kiosk, code } = await kioskWithCode();
  const thief = await backend.newBrowser().startSession();
  await answer(phone, code);
  expect(codeOf(await finish(thief))).toBe('codeNotConfirmed');
  expect(await statusOf(thief)).toBe('expired');
  expect((await finish(kiosk)).status).toBe(200);
  expect(codeOf(await finish(kiosk))).toBe('codeNotConfirmed');
  expect(codeOf(await answer(phone, code))).toBe('codeExpired');
});

it('takes a ticket once, and none that the kiosk service did not issue', async () => {
  const ticket = await newTicket();
  const [kiosk, other] = [
    await backend.newBrowser().startSession(),
    await backend.newBrowser().startSession(),
  ];
  expect((await start(kiosk, ticket)).status).toBe(200);
  for (const used of [ticket, 'x', 'A'.repeat(43)])
    expect(codeOf(await start(other, used))).toBe('codeExpired');
  const abroad = await backend.newBrowser('boreale.localhost').startSession();
  expect(codeOf(await start(abroad, await newTicket()))).toBe('codeExpired');
});

it('needs a customer with a CSRF token, who may decline', async () => {
  const { kiosk, code } = await kioskWithCode();
  const guest = await backend.newBrowser().startSession();
  expect(codeOf(await answer(guest, code))).toBe('signedOut');
  const forged = backend.newBrowser();
  Object.assign(forged, { cookie: phone.cookie, csrf: 'forged' });
  expect(codeOf(await answer(forged, code))).toBe('csrf');
  expect((await answer(phone, code, false)).status).toBe(200);
  expect(await statusOf(kiosk)).toBe('declined');
  expect(codeOf(await finish(kiosk))).toBe('codeNotConfirmed');
});

it('expires after three minutes, confirmed or not', async () => {
  const [waiting, confirmed] = [await kioskWithCode(), await kioskWithCode()];
  await answer(phone, confirmed.code);
  backend.advanceClock(181);
  expect(codeOf(await answer(phone, waiting.code))).toBe('codeExpired');
  expect(await statusOf(waiting.kiosk)).toBe('expired');
  expect(codeOf(await finish(confirmed.kiosk))).toBe('codeNotConfirmed');
});

it('ends with the visit, or half an hour after its last use', async () => {
  const signedIn = async () => {
    const { kiosk, code } = await kioskWithCode();
    await answer(phone, code);
    await finish(kiosk);
    return kiosk;
  };
  const first = await signedIn();
  expect(codeOf(await answer(first, (await kioskWithCode()).code))).toBe('forbidden');
  await endKioskSessions(backend.context.db, KIOSK.id);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(phone)).toBe(true);
  const second = await signedIn();
  for (let minutes = 0; minutes < 60; minutes += 20) {
    backend.advanceClock(20 * 60);
    expect(await isSignedIn(second)).toBe(true);
  }
  backend.advanceClock(31 * 60);
  expect(await isSignedIn(second)).toBe(false);
  expect(
    await backend.context.db.select().from(sessions).where(eq(sessions.kioskDeviceId, KIOSK.id)),
  ).toHaveLength(1);
});
