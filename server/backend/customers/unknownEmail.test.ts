import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';

/** Passwords that were hashed: the slow part of a response, by which a known email could be recognised. */
const hashes = vi.hoisted(() => {
  // The server's modules of an earlier file in this process would hash without the count.
  vi.resetModules();
  return { count: 0 };
});
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const scrypt = (...args: unknown[]) => {
    hashes.count += 1;
    return (crypto.scrypt as (...all: unknown[]) => void)(...args);
  };
  return { ...crypto, scrypt };
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  const owner = await backend.newBrowser().startSession();
  const account = {
    firstname: 'Ada',
    lastname: 'Lind',
    email: 'known@example.com',
    password: 'violet-anvil-harbour',
  };
  expect((await owner.call('POST', '/customers', account)).status).toBe(201);
});
afterAll(() => backend.close());
afterEach(() => {
  hashes.count = 0;
});

/** The response to a known and to an unknown email, with the number of hashes that each costs. */
async function responsesOf(path: string, bodyOf: (email: string) => object) {
  const responses = [];
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const browser = await backend.newBrowser().startSession();
    const before = hashes.count;
    const { status, body } = await browser.call('POST', path, bodyOf(email));
    responses.push({ status, body, hashes: hashes.count - before });
  }
  return responses;
}

it.each([
  [
    'a sign-in with a wrong password',
    '/customers/self/session',
    (login: string) => ({ login, password: 'wrong-password' }),
    401,
  ],
  ['a request for a new password', '/customer/forgotpassword', (email: string) => ({ email }), 200],
] as const)(
  '%s has the same response and one hash for a known and an unknown email',
  async (_, path, bodyOf, status) => {
    const [ofOwner, ofNobody] = await responsesOf(path, bodyOf);
    expect(ofOwner).toMatchObject({ status, hashes: 1 });
    expect(ofNobody).toEqual(ofOwner);
  },
);

it('a request for a link that confirms an email takes no email, but that of the signed-in customer', async () => {
  const guest = await backend.newBrowser().startSession();
  const responses = await Promise.all(
    ['known@example.com', 'unknown@example.com'].map((email) =>
      guest.call('POST', '/customer/email/verification', { email }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([401, 401]);
  expect(responses[0]?.body).toEqual(responses[1]?.body);
});
