import { desc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { postForm } from '../../../contract/content.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { changeConfig } from '../../../tests/backend/changeConfig.ts';
import { signKioskForm } from '../../../tests/backend/signKioskOrder.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf } from '../../../tests/backend/testBrowser.ts';
import { outbox } from '../database/schema/customer.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const letters = () =>
  backend.context.db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, ['contact', 'request-quote']))
    .orderBy(desc(outbox.id));

const message = { name: ' Ada ', email: 'Ada@Example.com', message: 'Is it warm?' };

describe('forms of content pages', () => {
  it('send a message to the dealer by email', async () => {
    const browser = await backend.newBrowser().startSession();
    const response = await browser.call('POST', '/forms/contact', message);
    expect([response.status, response.body]).toMatchObject([200, { success: true }]);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      kind: 'contact',
      recipient: 'hello@maple-and-main.example',
      subject: 'A message from Ada',
      body: { name: 'Ada', email: 'ada@example.com', message: 'Is it warm?' },
    });
  });

  it('send a quote request to the tenant in its own language', async () => {
    const browser = await backend.newBrowser('boreale.localhost').startSession();
    const body = { name: 'Luc', email: 'luc@example.com', product: 'Sofa' };
    expect((await browser.call('POST', '/forms/request-quote', body)).status).toBe(200);
    expect((await letters())[0]).toMatchObject({
      recipient: 'bonjour@maison-boreale.example',
      subject: 'Luc demande une soumission',
    });
  });

  it('send a quote request with the line items of the cart and a number, and require a cart', async () => {
    const browser = await backend.newBrowser().startSession();
    const body = { name: 'Ada', email: 'ada@example.com', telephone: '(503) 234-5678', with_cart: true };
    expect(codeOf(await browser.call('POST', '/forms/request-quote', body))).toBe('cartEmpty');
    const [sofa] = await stockSimpleProducts(backend, 1, 5);
    await browser.add(sofa?.id ?? '', 3);
    const response = z.parse(
      postForm.response,
      (await browser.call('POST', '/forms/request-quote', body)).body,
    );
    const [letter] = await letters();
    expect(response.reference).toBe(`Q-${letter?.id}`);
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
  ])('%s with %j is rejected and stores nothing', async (form, body, status, code) => {
    const before = await letters();
    const browser = await backend.newBrowser().startSession();
    const response = await browser.call('POST', `/forms/${form}`, body);
    expect([response.status, codeOf(response)]).toEqual([status, code]);
    expect(await letters()).toEqual(before);
  });

  it('reject requests from another site', async () => {
    const browser = await backend.newBrowser().startSession();
    browser.csrf = 'guessed';
    expect((await browser.call('POST', '/forms/contact', message)).status).toBe(403);
  });
});

describe('a tenant with captchas', () => {
  const guarded = ['user_create', 'newsletter', 'guest_checkout', 'contact'];
  beforeAll(() => changeConfig(backend.context, { recaptcha_enabled: true, recaptcha_forms: guarded }));

  const ada = { firstname: 'Ada', lastname: 'L', email: 'ada@example.com', password: 'violet-anvil-harbour' };
  it.each<['POST' | 'PUT', string, object]>([
    ['POST', '/customers', ada],
    ['PUT', '/newsletter', { is_subscribed: true, email: 'ada@example.com' }],
    ['POST', '/forms/contact', message],
  ])('%s %s is rejected without a token and accepted with one', async (method, path, body) => {
    const browser = await backend.newBrowser().startSession();
    const rejection = await browser.call(method, path, body);
    expect([rejection.status, codeOf(rejection)]).toEqual([422, 'recaptcha']);
    const taken = await browser.call(method, path, { ...body, 'g-recaptcha-response': 'token' });
    expect(taken.status).toBeLessThan(300);
  });

  it('requires none of a form that a registered kiosk has signed', async () => {
    await seedKiosk(backend.context.db, '/nowhere');
    const send = async (headers: Record<string, string>) => {
      const browser = await backend.newBrowser().startSession();
      return (await browser.call('POST', '/forms/contact', message, headers)).status;
    };
    const signed = await signKioskForm(backend.context.db, 'entrance-kiosk');
    expect(await send(signed)).toBe(200);
    const [[name = '', value = ''] = []] = Object.entries(signed);
    for (const forged of [
      value.replace('nonce', 'other'),
      `${value}x`,
      value.replace(/\.[\w-]+$/, ''),
      '%.%.%',
    ])
      expect(await send({ [name]: forged })).toBe(422);
    expect(await send(await signKioskForm(backend.context.db, 'front-window'))).toBe(422);
  });

  it('a guest’s order requires a token, a customer’s order does not', async () => {
    const [sofa] = await stockSimpleProducts(backend, 1, 5);
    const guest = await backend.newBrowser().startSession();
    await guest.add(sofa?.id ?? '');
    await guest.fillCheckout();
    expect((await guest.place()).body).toHaveProperty('fields.recaptcha');
    const body = { payment_method: 'checkmo', 'g-recaptcha-response': 'token' };
    expect((await guest.call('POST', '/cart/place', body)).status).toBe(200);
    const customer = await backend.newBrowser().startSession();
    const account = { ...ada, email: 'known@example.com', 'g-recaptcha-response': 'token' };
    await customer.call('POST', '/customers', account);
    await customer.add(sofa?.id ?? '');
    await customer.fillCheckout();
    expect((await customer.place()).status).toBe(200);
  });
});
