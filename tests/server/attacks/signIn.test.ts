import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, passwordResets } from '../../../server/backend/database/schema/customer.ts';
import { knownDevices } from '../../../server/backend/database/schema/operations.ts';
import { LIMITS } from '../../../server/backend/limits/limits.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../backend/testBrowser.ts';

const PASSWORD = 'violet-anvil-harbour';
const DAY = 24 * 60 * 60;
/** Lower limits than in production, because each attempt computes a slow hash. */
const PER_ACCOUNT = 20;
const PER_ADDRESS = 12;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend(undefined, {
    limits: { signInAccount: PER_ACCOUNT, signIn: PER_ADDRESS },
  });
});
afterAll(() => backend.close());
beforeEach(() => backend.advanceClock(DAY));

async function visitFrom(address: string): Promise<TestBrowser> {
  const browser = backend.newBrowser();
  browser.address = address;
  return browser.startSession();
}
const signIn = (browser: TestBrowser, login: string, password = PASSWORD) =>
  browser.call('POST', '/customers/self/session', { login, password });
const signOut = (browser: TestBrowser) => browser.call('DELETE', '/customers/self/session');

/** The owner of an account, who has signed up in a browser at home and signed out. */
async function ownerOf(email: string): Promise<TestBrowser> {
  const browser = await visitFrom('192.0.2.1');
  const account = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  expect((await browser.call('POST', '/customers', account)).status).toBe(201);
  await signOut(browser);
  return browser;
}

/** Sends one wrong password from each of a number of addresses. */
async function attack(email: string, addresses: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < addresses; nth += 1) {
    const stranger = await visitFrom(`198.51.100.${nth}`);
    statuses.push((await signIn(stranger, email, `wrong ${nth}`)).status);
  }
  return statuses;
}

async function resetTokens(email: string): Promise<string[]> {
  const mails = await backend.context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'password_reset')))
    .orderBy(outbox.id);
  return mails.map(({ body }) => /token=([\w-]+)/.exec(String(body.path))?.[1] ?? '');
}

describe('password attempts', () => {
  it('are counted before hashing: of 12 parallel attempts from an address five are checked', async () => {
    await ownerOf('parallel@example.com');
    const stranger = await visitFrom('198.51.100.1');
    const tries = Array.from({ length: PER_ADDRESS }, () =>
      signIn(stranger, 'parallel@example.com', 'wrong'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(PER_ADDRESS - 5);
  });

  it('by an attacker lock out the attacker, but never the owner at another address', async () => {
    const owner = await ownerOf('owner@example.com');
    const stranger = await visitFrom('198.51.100.2');
    for (let tries = 0; tries < 5; tries += 1) await signIn(stranger, 'owner@example.com', 'wrong');
    const locked = await signIn(stranger, 'owner@example.com');
    expect([locked.status, codeOf(locked), locked.headers['retry-after']]).toEqual([
      429,
      'signInLocked',
      '30',
    ]);
    expect((await signIn(owner, 'owner@example.com')).status).toBe(200);
    expect((await signIn(await visitFrom('192.0.2.77'), 'owner@example.com')).status).toBe(200);
  });

  it('by a neighbour behind the same address do not lock a browser that has signed in before', async () => {
    const owner = await ownerOf('neighbour@example.com');
    const neighbour = await visitFrom(owner.address);
    for (let tries = 0; tries < 6; tries += 1) await signIn(neighbour, 'neighbour@example.com', 'wrong');
    expect((await signIn(neighbour, 'neighbour@example.com')).status).toBe(429);
    expect((await signIn(owner, 'neighbour@example.com')).status).toBe(200);
  });

  it('from many addresses on one account are slowed, while the owner can still sign in', async () => {
    const owner = await ownerOf('wanted@example.com');
    const statuses = await attack('wanted@example.com', PER_ACCOUNT + 5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(PER_ACCOUNT);
    const right = await signIn(await visitFrom('198.51.100.200'), 'wanted@example.com');
    expect([right.status, codeOf(right)]).toEqual([429, 'signInLocked']);
    expect((await signIn(owner, 'wanted@example.com')).status).toBe(200);
    expect((await signIn(await visitFrom('198.51.100.201'), 'other@example.com')).status).toBe(401);
    backend.advanceClock(LIMITS.signInAccount.seconds);
    expect((await signIn(await visitFrom('198.51.100.202'), 'wanted@example.com')).status).toBe(200);
  });

  it('from many addresses do not block the emailed link in a new browser of the owner', async () => {
    const email = 'away@example.com';
    await ownerOf(email);
    await attack(email, PER_ACCOUNT);
    const abroad = await visitFrom('192.0.2.99');
    expect((await signIn(abroad, email)).status).toBe(429);
    await abroad.call('POST', '/customer/forgotpassword', { email });
    const [token] = await resetTokens(email);
    const password = 'another-violet-harbour';
    const reset = { token, password, confirmation: password };
    expect((await abroad.call('POST', '/customer/resetpassword', reset)).status).toBe(200);
    expect((await signIn(abroad, email, password)).status).toBe(200);
  });

  it('from one address on many accounts end at the limit of the address', async () => {
    const stranger = await visitFrom('198.51.100.3');
    const statuses: number[] = [];
    for (let nth = 0; nth < PER_ADDRESS + 3; nth += 1)
      statuses.push((await signIn(stranger, `nobody-${nth}@example.com`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(PER_ADDRESS);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  it('in a trusted browser are locked after five like in any other', async () => {
    const owner = await ownerOf('stolen@example.com');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(owner, 'stolen@example.com', 'wrong')).status).toBe(401);
    expect((await signIn(owner, 'stolen@example.com')).status).toBe(429);
  });

  it('with the current password of an open session are counted too', async () => {
    const owner = await ownerOf('session@example.com');
    await signIn(owner, 'session@example.com');
    const change = () =>
      owner.call('PUT', '/customers/self', { password: 'new-violet-anvil', current_password: 'wrong' });
    const statuses = (await Promise.all(Array.from({ length: 15 }, change))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(LIMITS.currentPassword.count);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('the cookie of a trusted browser', () => {
  it('is invisible to scripts, stored as a hash and valid for one account only', async () => {
    await ownerOf('first@example.com');
    const owner = await visitFrom('192.0.2.1');
    const response = await signIn(owner, 'first@example.com');
    const cookies = [response.headers['set-cookie']].flat().map(String);
    expect(cookies.find((cookie) => cookie.startsWith('device='))).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/rest\/customers; HttpOnly; SameSite=Lax$/,
    );
    const secret = owner.device.replace('device=', '');
    expect(JSON.stringify(await backend.context.db.select().from(knownDevices))).not.toContain(secret);
    await ownerOf('second@example.com');
    const thief = await visitFrom('198.51.100.4');
    thief.device = owner.device;
    for (let tries = 0; tries < 5; tries += 1) await signIn(thief, 'second@example.com', 'wrong');
    expect((await signIn(thief, 'second@example.com')).status).toBe(429);
  });

  it('is invalid after a password change', async () => {
    const owner = await ownerOf('renewed@example.com');
    const thief = await visitFrom('198.51.100.5');
    thief.device = owner.device;
    await signIn(owner, 'renewed@example.com');
    const change = { password: 'fresh-violet-anvil', current_password: PASSWORD };
    expect((await owner.call('PUT', '/customers/self', change)).status).toBe(200);
    await attack('renewed@example.com', PER_ACCOUNT);
    expect((await signIn(thief, 'renewed@example.com', 'fresh-violet-anvil')).status).toBe(429);
  });
});

describe('signing out elsewhere', () => {
  it('leaves the own browser trusted and no other', async () => {
    const email = 'elsewhere@example.com';
    const owner = await ownerOf(email);
    const other = await visitFrom('192.0.2.7');
    await signIn(other, email);
    await signIn(owner, email);
    expect((await owner.call('DELETE', '/customers/self/sessions')).status).toBe(200);
    await signOut(owner);
    await attack(email, PER_ACCOUNT);
    await other.startSession();
    expect((await signIn(other, email)).status, 'an attack locks the other browser').toBe(429);
    expect((await signIn(owner, email)).status).toBe(200);
  });
});

describe('reset links', () => {
  it('repeated requests of an attacker flood no inbox and invalidate no link', async () => {
    const email = 'flooded@example.com';
    await ownerOf(email);
    const owner = await visitFrom('192.0.2.1');
    await owner.call('POST', '/customer/forgotpassword', { email });
    const stranger = await visitFrom('198.51.100.6');
    for (let nth = 0; nth < 20; nth += 1) {
      const response = await stranger.call('POST', '/customer/forgotpassword', {
        email: ` Flooded@Example.com`,
      });
      expect([response.status, response.body]).toEqual([200, { success: true }]);
    }
    const tokens = await resetTokens(email);
    expect(tokens).toHaveLength(LIMITS.passwordResetEmail.count);
    const password = 'another-violet-harbour';
    const reset = { token: tokens[0], password, confirmation: password };
    expect((await owner.call('POST', '/customer/resetpassword', reset)).status).toBe(200);
    const late = { ...reset, token: tokens[1] };
    expect(codeOf(await owner.call('POST', '/customer/resetpassword', late))).toBe('resetExpired');
    expect(await backend.context.db.select().from(passwordResets)).toEqual([]);
  });
});
