import { desc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { postForm } from '../../../src/api/contract/content.ts';
import { outbox } from '../database/schema/customer.ts';
import { codeOf } from '../testing/testBrowser.ts';
import { openTestShop, stockSimple, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
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
  it('a message becomes a letter to the store', async () => {
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
