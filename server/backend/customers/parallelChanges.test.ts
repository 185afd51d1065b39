import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { customers } from '../database/schema/customer.ts';
import { verifyPassword } from './password.ts';
import { markVerified } from './verifyEmail.ts';

const PASSWORD = 'violet-anvil-harbour';
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function signUp(email: string) {
  const browser = await backend.newBrowser().startSession();
  const person = { firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD };
  const { body } = await browser.call('POST', '/customers', person);
  const id = Number((body as { customer_id: string }).customer_id);
  const stored = async () => {
    const [row] = await backend.context.db.select().from(customers).where(eq(customers.id, id));
    if (!row) throw new Error('The account is missing.');
    return row;
  };
  return { browser, stored };
}

it('a change of the name leaves the password alone that another request sets meanwhile', async () => {
  const { browser, stored } = await signUp('parallel@example.com');
  const password = 'another-violet-anvil';
  const change = (fields: object) =>
    browser.call('PUT', '/customers/self', { ...fields, current_password: PASSWORD });
  const [first, second] = await Promise.all([
    change({ password }),
    // The current password is verified for a new email only, which takes as long as above.
    change({ firstname: 'Grace', email: 'parallel2@example.com' }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const { firstname, email, passwordHash } = await stored();
  expect([firstname, email]).toEqual(['Grace', 'parallel2@example.com']);
  expect(await verifyPassword(password, passwordHash)).toBe(true);
});

it('a link proves only the email that it was sent to', async () => {
  const { browser, stored } = await signUp('proof@example.com');
  const before = await stored();
  const change = { email: 'someone-else@example.com', current_password: PASSWORD };
  expect((await browser.call('PUT', '/customers/self', change)).status).toBe(200);
  await markVerified(backend.context.db, before, new Date());
  expect((await stored()).emailVerifiedAt).toBeNull();
});
