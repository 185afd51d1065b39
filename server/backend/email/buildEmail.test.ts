import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA } from '../../../tests/backend/testBrowser.ts';
import { outbox } from '../database/schema/customer.ts';
import { buildEmail } from './buildEmail.ts';
import type { EmailKind } from './emailKinds.ts';

let backend: TestBackend;
let product: Awaited<ReturnType<typeof stockSimpleProducts>>[number];
beforeAll(async () => {
  backend = await openTestBackend();
  const [first] = await stockSimpleProducts(backend, 1, 50);
  if (!first) throw new Error('The demo shop has no simple product.');
  product = first;
});
afterAll(() => backend.close());

/** The newest email of a kind, rendered for its tenant. */
async function latest(kind: EmailKind) {
  const rows = await backend.context.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, kind))
    .orderBy(desc(outbox.id));
  const { tenants } = await backend.context.catalog.current();
  const tenant = tenants.find(({ id }) => id === rows[0]?.tenantId);
  if (!rows[0] || !tenant) throw new Error(`There is no email of kind ${kind}.`);
  return buildEmail(rows[0], tenant);
}
const french = { 'accept-language': 'fr' };
const visit = (host?: string) => backend.newBrowser(host).startSession();

describe('an email in the language of its recipient', () => {
  it('confirms an order with items, totals, addresses and payment, and no data of the payment', async () => {
    const browser = await visit();
    await browser.add(product.id, 2);
    await browser.fillCheckout();
    const data = { cc_number: '4111111111111111', cc_cid: '737' };
    const response = await browser.call('POST', '/cart/place', { payment_method: 'checkmo', data }, french);
    expect(response.status).toBe(200);
    const { html, text, subject, replyTo } = await latest('order');
    expect(subject).toMatch(/^Votre commande M-/);
    expect(replyTo).toBe('hello@maple-and-main.example');
    const number = subject.split(' ').at(-1) ?? '';
    for (const words of [
      number,
      'Merci de votre commande',
      product.sku,
      'Quantité\u202f: 2',
      ADA.lastname ?? '',
      'Total',
    ]) {
      expect(html, words).toContain(words);
      expect(text, words).toContain(words);
    }
    expect(html).toMatch(/<html lang="fr">/);
    expect(text).toMatch(/^Total\u202f: /m);
    expect(text).not.toMatch(/^Livraison\u202f: 0,00/m);
    expect(text).toContain(`http://localhost/fr/track-order?order=${number}`);
    for (const secret of Object.values(data)) expect(html + text).not.toContain(secret);
  });

  it('sends a cart with a complete link in its language', async () => {
    const browser = await visit();
    await browser.add(product.id);
    await browser.call('POST', '/cart/email', { email: 'lena@example.com' }, french);
    const { html, text, recipient } = await latest('cart');
    expect(recipient).toBe('lena@example.com');
    expect(text).toMatch(/^http:\/\/localhost\/fr\/checkout\/cart\?restore=[\w-]+$/m);
    expect(html).toMatch(/href="http:\/\/localhost\/fr\/checkout\/cart\?restore=[\w-]+"/);
    expect(html).toContain(product.sku);
  });

  it('sends a link for a new password, without any password', async () => {
    const browser = await visit();
    const account = {
      firstname: 'Ada',
      lastname: 'L',
      email: 'new@example.com',
      password: 'blue-otter-47-pier',
    };
    expect((await browser.call('POST', '/customers', account)).status).toBe(201);
    await browser.call('POST', '/customer/forgotpassword', { email: account.email });
    const { html, text } = await latest('password_reset');
    expect(text).toContain('Hello Ada,');
    expect(text).toMatch(
      /^http:\/\/localhost\/account\/reset-password\?token=[\w-]{20,}#email=new%40example\.com$/m,
    );
    expect(html + text).not.toContain(account.password);
  });

  it('asks to confirm the newsletter, with a link and a header that end it', async () => {
    const browser = await visit('boreale.localhost');
    await browser.call('PUT', '/newsletter', { is_subscribed: true, email: 'luc@example.com' });
    const { text, fromName, listUnsubscribe, html } = await latest('newsletter');
    expect(fromName).toBe('Maison Boréale');
    expect(text).toContain('Voulez-vous nos nouvelles\u202f?');
    expect(listUnsubscribe).toMatch(/^http:\/\/boreale\.localhost\/account\/newsletter\/unsubscribe\?token=/);
    expect(text).toContain(listUnsubscribe);
    // The second tenant's colour and logo.
    expect(html).toContain('#1d3557');
    expect(html).toContain('src="http://boreale.localhost/media/brand/boreale.png"');
  });

  it('brings a quote request to the store in the store’s language, and answers to the shopper', async () => {
    const browser = await visit('boreale.localhost');
    const form = { name: 'Luc', email: 'luc@example.com', telephone: '(514) 234-5678', product: 'Causeuse' };
    const response = await browser.call('POST', '/forms/request-quote', form, { 'accept-language': 'en' });
    const { recipient, replyTo, text } = await latest('request-quote');
    expect([recipient, replyTo]).toEqual(['bonjour@maison-boreale.example', 'luc@example.com']);
    expect(response.body).toMatchObject({ reference: expect.stringMatching(/^Q-\d+$/) });
    const { reference } = response.body as { reference: string };
    for (const words of [reference, 'Luc demande une soumission', '(514) 234-5678', 'Causeuse'])
      expect(text).toContain(words);
  });

  it('brings a quote request for a cart with its line items', async () => {
    const browser = await visit();
    await browser.add(product.id, 3);
    const form = { name: 'Ada', email: 'ada@example.com', with_cart: true };
    await browser.call('POST', '/forms/request-quote', form);
    const { html, text } = await latest('request-quote');
    for (const words of [product.sku, 'Quantity: 3']) expect(html + text).toContain(words);
  });
});

/** Words of a rendered email as a person reads them, without markup, entities and addresses of links. */
const wordsOf = (content: string) =>
  content
    .replace(/<(style|title|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/&(nbsp|zwnj|#\w+);/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(['en', 'fr'] as const)('an email about an account or a payment in %s', (language) => {
  const name = 'Zoé O’Hara';
  const kinds: [EmailKind, Record<string, unknown>, string[]][] = [
    ['welcome', { firstname: name, path: '/account/verify-email?token=T1' }, [name, 'verify-email?token=T1']],
    ['email_verification', { firstname: name, path: '/account/verify-email?token=T2' }, [name, 'token=T2']],
    ['access_changed', { firstname: name, change: 'passkey' }, [name]],
    ['email_changed', { firstname: name }, [name]],
    ['account_deleted', { firstname: name, orders: 2 }, [name]],
    ['payment_received', { number: 'M-1007', amount: '$1,249.50' }, ['M-1007', '$1,249.50', 'order=M-1007']],
    ['order_unpaid', { number: 'M-1008', amount: '$1,249.50' }, ['M-1008', '$1,249.50', 'order=M-1008']],
    ['order_refused', { amount: '$1,249.50' }, ['$1,249.50', '/checkout/cart']],
  ];

  it.each(kinds)('%s: HTML and text say the same', async (kind, body, facts) => {
    const [tenant] = (await backend.context.catalog.current()).tenants;
    const [row] = await backend.context.db
      .insert(outbox)
      .values({
        tenantId: tenant?.id ?? 0,
        kind,
        recipient: 'zoe@example.com',
        language,
        body,
        origin: 'http://localhost',
        subject: 'S',
      })
      .returning();
    if (!tenant || !row) throw new Error('The outbox returned no row.');
    const { html, text } = buildEmail(row, tenant);
    expect(html).toContain(`<html lang="${language}">`);
    for (const fact of facts) {
      expect(text, fact).toContain(fact);
      expect(html.replaceAll('&amp;', '&'), fact).toContain(fact);
    }
    const [ofHtml, ofText] = [wordsOf(html), wordsOf(text)];
    const sentences = text
      .split('\n')
      .map((line) => line.trim().replace(/:$/, ''))
      .filter((line) => line !== '' && !/^https?:|^[-=*]+$/.test(line));
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(ofHtml, sentence).toContain(wordsOf(sentence).trim());
    expect(ofHtml + ofText).not.toMatch(/\{\{|mail[A-Z]\w+|undefined/);
    // Neither language falls back to the other.
    expect(/[àâéèêç]|Merci|votre/i.test(ofText.replaceAll(name, ''))).toBe(language === 'fr');
  });
});
