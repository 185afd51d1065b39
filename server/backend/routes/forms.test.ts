import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { postForm } from '../../../contract/content.ts';
import { openTestBackend, stockSimple, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { codeOf } from '../../../tests/backend/testBrowser.ts';
import { outbox } from '../database/schema/customer.ts';
import { tenants } from '../database/schema/tenant.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const letters = () =>
  shop.store.db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, ['contact', 'request-quote']))
    .orderBy(desc(outbox.id));

const message = { name: ' Ada ', email: 'Ada@Example.com', message: 'Is it warm?' };

describe('forms of content pages', () => {
  it('a message becomes an email to the dealer', async () => {
    const browser = await shop.visit().begin();
    const answer = await browser.call('POST', '/forms/contact', message);
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      kind: 'contact',
      recipient: 'hello@maple-and-main.example',
      subject: 'A message from Ada',
      body: { name: 'Ada', email: 'ada@example.com', message: 'Is it warm?' },
    });
  });

  it('a quote goes to the tenant that was asked, in its own language', async () => {
    const browser = await shop.visit('boreale.localhost').begin();
    const asked = { name: 'Luc', email: 'luc@example.com', product: 'Sofa' };
    expect((await browser.call('POST', '/forms/request-quote', asked)).status).toBe(200);
    expect((await letters())[0]).toMatchObject({
      recipient: 'bonjour@maison-boreale.example',
      subject: 'Luc demande une soumission',
    });
  });

  it('a quote on the cart carries its goods, gets a number, and needs a cart', async () => {
    const browser = await shop.visit().begin();
    const asked = { name: 'Ada', email: 'ada@example.com', telephone: '(503) 234-5678', with_cart: true };
    expect(codeOf(await browser.call('POST', '/forms/request-quote', asked))).toBe('cartEmpty');
    const [sofa] = await stockSimple(shop, 1, 5);
    await browser.add(sofa?.id ?? '', 3);
    const answer = z.parse(
      postForm.response,
      (await browser.call('POST', '/forms/request-quote', asked)).body,
    );
    const [letter] = await letters();
    expect(answer.reference).toBe(`Q-${letter?.id}`);
    expect(letter?.body).toMatchObject({
      telephone: '(503) 234-5678',
      items: [{ sku: sofa?.sku, qty: 3 }],
      subtotal: expect.stringMatching(/^\$/),
    });
  });

  it.each([
    ['contact', { ...message, name: ' ' }, 422, 'formNameMissing'],
    ['contact', { ...message, email: 'ada@' }, 422, 'emailBad'],
    ['contact', { ...message, message: '' }, 422, 'formMessageMissing'],
    ['contact', { ...message, message: 'x'.repeat(5001) }, 400, 'invalid'],
    ['contact', { email: 'a@b.example' }, 400, 'invalid'],
    ['wire-transfer', message, 400, 'invalid'],
  ])('%s with %j is refused and nothing is written', async (form, body, status, code) => {
    const before = await letters();
    const browser = await shop.visit().begin();
    const answer = await browser.call('POST', `/forms/${form}`, body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(await letters()).toEqual(before);
  });

  it('a page of another site cannot send one', async () => {
    const browser = await shop.visit().begin();
    browser.csrf = 'guessed';
    expect((await browser.call('POST', '/forms/contact', message)).status).toBe(403);
  });
});

describe('a store that asks for a captcha', () => {
  const guarded = ['user_create', 'newsletter', 'guest_checkout', 'contact'];
  beforeAll(async () => {
    const { db } = shop.store;
    for (const { id, config } of await db.select().from(tenants)) {
      const captcha = { recaptcha_enabled: true, recaptcha_forms: guarded };
      const given = Object.entries(config).map(([language, one]) => [language, { ...one, ...captcha }]);
      await db
        .update(tenants)
        .set({ config: Object.fromEntries(given) })
        .where(eq(tenants.id, id));
    }
    await shop.store.catalog.refresh();
  });

  const ada = { firstname: 'Ada', lastname: 'L', email: 'ada@example.com', password: 'violet-anvil-harbour' };
  it.each<['POST' | 'PUT', string, object]>([
    ['POST', '/customers', ada],
    ['PUT', '/newsletter', { is_subscribed: true, email: 'ada@example.com' }],
    ['POST', '/forms/contact', message],
  ])('%s %s: refused without a token, taken with one', async (method, path, body) => {
    const browser = await shop.visit().begin();
    const refused = await browser.call(method, path, body);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'recaptcha']);
    const taken = await browser.call(method, path, { ...body, 'g-recaptcha-response': 'token' });
    expect(taken.status).toBeLessThan(300);
  });

  it('a guest’s order too; a customer is known', async () => {
    const [sofa] = await stockSimple(shop, 1, 5);
    const guest = await shop.visit().begin();
    await guest.add(sofa?.id ?? '');
    await guest.readyToPay();
    expect((await guest.place()).body).toHaveProperty('fields.recaptcha');
    const asked = { payment_method: 'checkmo', 'g-recaptcha-response': 'token' };
    expect((await guest.call('POST', '/cart/place', asked)).status).toBe(200);
    const customer = await shop.visit().begin();
    const account = { ...ada, email: 'known@example.com', 'g-recaptcha-response': 'token' };
    await customer.call('POST', '/customers', account);
    await customer.add(sofa?.id ?? '');
    await customer.readyToPay();
    expect((await customer.place()).status).toBe(200);
  });
});
