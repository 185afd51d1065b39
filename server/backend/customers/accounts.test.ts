import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA, codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { customerPasskeys, customers, newsletterReaders, outbox } from '../database/schema/customer.ts';

let backend: TestBackend;
let products: Awaited<ReturnType<typeof stockSimpleProducts>>;
const nth = (index: number) => products[index] ?? { id: '' };
const PASSWORD = 'violet-anvil-harbour';

beforeAll(async () => {
  backend = await openTestBackend();
  products = await stockSimpleProducts(backend, 3, 100);
});
afterAll(() => backend.close());

const person = (email: string) => ({ firstname: 'Ada', lastname: 'Lind', email, password: PASSWORD });
const fresh = () => backend.newBrowser().startSession();
const signIn = (browser: TestBrowser, login: string, password = PASSWORD) =>
  browser.call('POST', '/customers/self/session', { login, password });

async function signedUp(email: string): Promise<TestBrowser> {
  const browser = await fresh();
  const created = await browser.call('POST', '/customers', person(email));
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return browser;
}

describe('accounts', () => {
  it('are created with 201 and signed in, once per email address', async () => {
    const browser = await fresh();
    const account = { ...person('once@example.com'), newsletter_is_subscribed: true };
    const created = await browser.call('POST', '/customers', account);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      firstname: 'Ada',
      isloggedin: true,
      customer_data: { newsletter_is_subscribed: true },
    });
    const twin = await (await fresh()).call('POST', '/customers', person('ONCE@example.com'));
    expect([twin.status, codeOf(twin)]).toEqual([409, 'accountExists']);
    const rows = JSON.stringify(await backend.context.db.select().from(customers));
    expect(rows).not.toContain(PASSWORD);
  });

  it.each([
    [{ password: 'short' }, 'passwordShort'],
    [{ password: 'password1' }, 'passwordWeak'],
    [{ email: 'nobody' }, 'emailBad'],
    [{ firstname: '  ' }, 'nameMissing'],
    [{ lastname: '  ' }, 'nameMissing'],
    [{ firstname: 'a'.repeat(121) }, 'tooLong'],
    [{ lastname: 'a'.repeat(121) }, 'tooLong'],
  ])('reject %j with %s', async (more, code) => {
    const rejection = await (await fresh()).call('POST', '/customers', {
      ...person('new@example.com'),
      ...more,
    });
    expect([rejection.status, codeOf(rejection)]).toEqual([422, code]);
  });

  it('lock after five wrong passwords for a growing time, also when they do not exist', async () => {
    await signedUp('locked@example.com');
    const browser = await fresh();
    for (const login of ['locked@example.com', 'ghost@example.com']) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await signIn(browser, login, 'wrong')).status).toBe(401);
      const locked = await signIn(browser, login);
      expect([locked.status, codeOf(locked)]).toEqual([429, 'signInLocked']);
    }
    backend.advanceClock(31);
    expect((await signIn(browser, 'locked@example.com', 'wrong')).status).toBe(401);
    backend.advanceClock(31);
    expect((await signIn(browser, 'locked@example.com')).status).toBe(429);
    backend.advanceClock(31);
    expect((await signIn(browser, 'locked@example.com')).status).toBe(200);
  });

  it('change their profile, and the password only with the current password', async () => {
    const browser = await signedUp('change@example.com');
    const elsewhere = await fresh();
    await signIn(elsewhere, 'change@example.com');
    const renamed = await browser.call('PUT', '/customers/self', { firstname: 'Grace' });
    expect(renamed.body).toMatchObject({ firstname: 'Grace', lastname: 'Lind' });
    const password = 'another-violet-anvil';
    const wrong = await browser.call('PUT', '/customers/self', { password, current_password: 'no' });
    expect(codeOf(wrong)).toBe('passwordWrong');
    await browser.call('PUT', '/customers/self', { password, current_password: PASSWORD });
    expect((await browser.call('GET', '/customers/self')).status).toBe(200);
    expect((await elsewhere.call('GET', '/customers/self')).status).toBe(403);
    expect(
      (await signIn(elsewhere.cookie ? await fresh() : elsewhere, 'change@example.com', password)).status,
    ).toBe(200);
    expect((await browser.call('GET', '/customers/1')).status).toBe(403);
  });

  it('end reset links and passkeys with the old password, and tell their owner by email', async () => {
    const { db } = backend.context;
    const email = 'renewed@example.com';
    const owner = await signedUp(email);
    const [customer] = await db.select().from(customers).where(eq(customers.email, email));
    const customerId = customer?.id ?? 0;
    await owner.call('POST', '/customer/forgotpassword', { email });
    const mailsOf = async (kind: 'password_reset' | 'access_changed') =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.kind, kind)));
    const token = /token=([\w-]+)/.exec(String((await mailsOf('password_reset'))[0]?.body.path))?.[1] ?? '';
    const key = { id: 'stolen', customerId, publicKey: '', counter: 0, name: 'x', createdAt: new Date() };
    await db.insert(customerPasskeys).values(key);
    const password = 'another-violet-anvil';
    const change = { password, current_password: PASSWORD };
    expect((await owner.call('PUT', '/customers/self', change)).status).toBe(200);
    const reset = { token, password: 'brand-new-harbour', confirmation: 'brand-new-harbour' };
    expect(codeOf(await (await fresh()).call('POST', '/customer/resetpassword', reset))).toBe('resetExpired');
    const own = eq(customerPasskeys.customerId, customerId);
    expect(await db.select().from(customerPasskeys).where(own)).toEqual([]);
    expect((await mailsOf('access_changed')).map(({ body }) => body.change)).toEqual(['password']);
    expect((await signIn(await fresh(), email, password)).status).toBe(200);
  });

  it('end reset links to the old email with it, and tell that address', async () => {
    const { db } = backend.context;
    const [email, next] = ['moves@example.com', 'moved@example.com'];
    const owner = await signedUp(email);
    await owner.call('POST', '/customer/forgotpassword', { email });
    const mailsTo = (recipient: string, kind: 'password_reset' | 'email_changed' | 'email_verification') =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)));
    const token = /token=([\w-]+)/.exec(String((await mailsTo(email, 'password_reset'))[0]?.body.path))?.[1];
    const change = { email: next, current_password: PASSWORD };
    expect((await owner.call('PUT', '/customers/self', change)).status).toBe(200);
    const reset = { token, password: 'brand-new-harbour', confirmation: 'brand-new-harbour' };
    expect(codeOf(await (await fresh()).call('POST', '/customer/resetpassword', reset))).toBe('resetExpired');
    expect(await mailsTo(email, 'email_changed')).toHaveLength(1);
    expect(await mailsTo(next, 'email_verification')).toHaveLength(1);
    expect((await signIn(await fresh(), next)).status).toBe(200);
  });

  it('reset the password by an emailed link, once', async () => {
    const browser = await signedUp('reset@example.com');
    const guest = await fresh();
    const stranger = await guest.call('POST', '/customer/forgotpassword', { email: 'ghost2@example.com' });
    const customer = await guest.call('POST', '/customer/forgotpassword', { email: 'reset@example.com' });
    expect(stranger.body).toEqual(customer.body);
    const letters = await backend.context.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, 'reset@example.com'), eq(outbox.kind, 'password_reset')));
    const token = /token=([\w-]+)/.exec(String(letters[0]?.body.path))?.[1] ?? '';
    const reset = (password: string, confirmation = password) =>
      guest.call('POST', '/customer/resetpassword', { token, password, confirmation });
    expect(codeOf(await reset('brand-new-harbour', 'other'))).toBe('passwordMismatch');
    expect(codeOf(await reset('12345678'))).toBe('passwordWeak');
    const [{ id: customerId } = { id: 0 }] = await backend.context.db
      .select()
      .from(customers)
      .where(eq(customers.email, 'reset@example.com'));
    const key = { id: 'added', customerId, publicKey: '', counter: 0, name: 'x', createdAt: new Date() };
    await backend.context.db.insert(customerPasskeys).values(key);
    expect((await reset('brand-new-harbour')).status).toBe(200);
    expect(codeOf(await reset('brand-new-harbour'))).toBe('resetExpired');
    const passkeys = eq(customerPasskeys.customerId, customerId);
    expect(await backend.context.db.$count(customerPasskeys, passkeys)).toBe(0);
    const isNotice = and(eq(outbox.recipient, 'reset@example.com'), eq(outbox.kind, 'access_changed'));
    expect(await backend.context.db.$count(outbox, isNotice)).toBe(1);
    expect((await browser.call('GET', '/customers/self')).status).toBe(403);
    expect((await signIn(guest, 'reset@example.com', 'brand-new-harbour')).status).toBe(200);
  });

  it('have addresses with one default of each kind, which no other account reads or changes', async () => {
    const browser = await signedUp('book@example.com');
    const other = await signedUp('other@example.com');
    const post = (more: object) => browser.call('POST', '/customers/self/addresses', { ...ADA, ...more });
    const first = await post({ is_default_billing: true });
    expect(first.body).toMatchObject({ telephone: '(612) 555-0142', is_default_billing: true });
    const id = z.parse(z.object({ entity_id: z.string() }), first.body).entity_id;
    await post({ is_default_billing: true, city: 'Edina' });
    const list = await browser.call('GET', '/customers/self/addresses');
    expect(list.body).toMatchObject([
      { is_default_billing: false },
      { is_default_billing: true, city: 'Edina' },
    ]);
    expect(codeOf(await post({ postcode: 'x' }))).toBe('addressPostcode');
    expect((await other.call('PUT', `/customers/addresses/${id}`, { city: 'Nowhere' })).status).toBe(404);
    expect((await other.call('DELETE', `/customers/addresses/${id}`)).status).toBe(404);
    expect((await browser.call('PUT', `/customers/addresses/${id}`, { city: 'Duluth' })).body).toMatchObject({
      city: 'Duluth',
      street: ADA.street,
    });
    expect((await browser.call('DELETE', `/customers/addresses/${id}`)).status).toBe(200);
    expect((await (await fresh()).call('GET', '/customers/self/addresses')).status).toBe(401);
  });

  it('contain a wishlist with each product once', async () => {
    const browser = await signedUp('wish@example.com');
    await browser.call('POST', '/customer/wishlist/items', { product_id: nth(0).id });
    await browser.call('POST', '/customer/wishlist/items', { product_id: nth(1).id });
    const twice = await browser.call('POST', '/customer/wishlist/items', { product_id: nth(1).id });
    expect(twice.body).toHaveLength(2);
    const less = await browser.call('DELETE', `/customer/wishlist/items?product_id=${nth(1).id}`);
    expect(less.body).toMatchObject([
      { product_id: Number(nth(0).id), product: { name: expect.any(String) } },
    ]);
    expect((await (await fresh()).call('GET', '/customer/wishlist/items')).status).toBe(401);
  });

  it('subscribe and unsubscribe their own email address immediately', async () => {
    const customer = await signedUp('reader@example.com');
    const put = (is_subscribed: boolean, email: string) =>
      customer.call('PUT', '/newsletter', { is_subscribed, email });
    expect((await put(true, 'Reader@Example.com')).status).toBe(200);
    expect((await put(true, 'reader@example.com')).status).toBe(200);
    const readers = async () =>
      (await backend.context.db.select().from(newsletterReaders)).map((row) => row.email);
    expect((await readers()).filter((email) => email === 'reader@example.com')).toHaveLength(1);
    await put(false, 'reader@example.com');
    expect(await readers()).not.toContain('reader@example.com');
    expect(codeOf(await put(true, 'x'))).toBe('emailBad');
  });
});

describe('the cart at sign-in', () => {
  it('contains the email address and the default addresses of the account', async () => {
    const browser = await signedUp('details@example.com');
    const defaults = { is_default_billing: true, is_default_shipping: true };
    await browser.call('POST', '/customers/self/addresses', { ...ADA, ...defaults });
    const cart = await browser.add(nth(0).id);
    expect(cart.info.email).toBe('details@example.com');
    expect(cart.shipping_address).toMatchObject({ city: 'Minneapolis', same_as_billing: true });
  });

  it('contains the default addresses of the account after a guest has only estimated the delivery', async () => {
    const owner = await signedUp('estimated@example.com');
    const defaults = { is_default_billing: true, is_default_shipping: true };
    await owner.call('POST', '/customers/self/addresses', { ...ADA, ...defaults });
    const guest = await fresh();
    await guest.add(nth(0).id);
    await guest.cart('PUT', '/shipping_address', { postcode: '97209', country_id: 'US' });
    await signIn(guest, 'estimated@example.com');
    const { shipping_address } = await guest.cart();
    expect(shipping_address).toMatchObject({ street: ADA.street, postcode: '55401', same_as_billing: true });
  });

  it('takes the addresses that the shopper has just typed, with their email and flag', async () => {
    const first = await signedUp('typed@example.com');
    await first.add(nth(0).id);
    await first.cart('PUT', '/billing_address', { ...ADA, email: 'old@example.com' });
    await first.cart('PUT', '/shipping_address', { same_as_billing: true });
    const second = await fresh();
    await second.add(nth(1).id);
    await signIn(second, 'typed@example.com');
    expect((await second.cart()).billing_address.street).toEqual(ADA.street);

    const third = await fresh();
    await third.add(nth(1).id);
    const billing = { ...ADA, street: ['3 New Road'], email: 'new@example.com' };
    await third.cart('PUT', '/billing_address', billing);
    await third.cart('PUT', '/shipping_address', { ...ADA, street: ['5 Lake Road'] });
    await signIn(third, 'typed@example.com');
    const cart = await third.cart();
    expect(cart.billing_address).toMatchObject({ street: billing.street, email: billing.email });
    expect(cart.shipping_address).toMatchObject({ street: ['5 Lake Road'], same_as_billing: false });
    expect(cart.info.email).toBe('new@example.com');
  });

  it('takes the delivery that the shopper has just chosen, else that of the account', async () => {
    const first = await signedUp('delivery@example.com');
    await first.add(nth(0).id);
    await first.fillCheckout();
    await first.cart('PUT', '', { shipping_method: 'white_glove' });
    const second = await fresh();
    await second.add(nth(1).id);
    await signIn(second, 'delivery@example.com');
    expect((await second.cart()).info.shipping_method).toBe('white_glove');

    const third = await fresh();
    await third.add(nth(1).id);
    await third.fillCheckout();
    await signIn(third, 'delivery@example.com');
    expect((await third.cart()).info.shipping_method).toBe('standard_delivery');
  });

  it('becomes the account’s cart, or is merged into it without doubling line items', async () => {
    const first = await signedUp('merge@example.com');
    await first.add(nth(0).id, 2);
    const second = await fresh();
    await second.add(nth(0).id, 1);
    await second.add(nth(1).id, 3);
    await signIn(second, 'merge@example.com');
    const merged = (await second.cart()).items.map(({ product_id, qty }) => [product_id, qty]);
    expect(merged).toEqual([
      [nth(0).id, 2],
      [nth(1).id, 3],
    ]);
    await second.call('DELETE', '/customers/self/session');
    expect((await second.cart()).items).toEqual([]);
    await signIn(second, 'merge@example.com');
    expect((await second.cart()).items).toHaveLength(2);
    const adopting = await fresh();
    await adopting.add(nth(2).id);
    await adopting.call('POST', '/customers', person('adopt@example.com'));
    expect((await adopting.cart()).items).toHaveLength(1);
  });
});
