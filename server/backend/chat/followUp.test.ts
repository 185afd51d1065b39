import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ChatMessage, getChatMessages } from '../../../contract/chat.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { products } from '../database/schema/catalog.ts';
import { locations } from '../database/schema/location.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** A conversation of its own about a product. */
async function talkAbout(urlKey: string, language = 'en') {
  const browser = await backend.newBrowser().startSession();
  const [row] = await backend.context.db.select().from(products).where(eq(products.urlKey, urlKey));
  return async (userPrompt: string, more: object = {}): Promise<ChatMessage> => {
    const body = { url: '/', userPrompt, ...more };
    const headers = { 'accept-language': language };
    const response = await browser.call('PUT', `/chat/message/${row?.id}`, body, headers);
    const last = z.parse(getChatMessages.response, response.body).at(-1);
    if (!last) throw new Error(`no reply to ${userPrompt}`);
    return last;
  };
}

it('keeps the subject of the question before', async () => {
  const ask = await talkAbout('hudson-sofa');
  await ask('Which colors are there?');
  expect((await ask('and in grey?')).text).toMatch(/Color: .*Dove gray/);
  await ask('What does it weigh?');
  expect((await ask('and in kg?')).text).toMatch(/148 lb \(67 kg\)/);
});

it('asks the same of a product that is named, and means it from then on', async () => {
  const ask = await talkAbout('fjord-700-french-door');
  expect((await ask('How loud is it?')).text).not.toMatch(/40 dBA/);
  expect((await ask('and the Brook 800 dishwasher?')).text).toMatch(/40 dBA/);
  const width = await ask('How wide is it?');
  expect(width.text).toMatch(/23\.6 in\./);
  expect(width.products.map(({ url_key }) => url_key)).toEqual(['brook-800-dishwasher']);
  expect(width.statements.flatMap(({ links }) => links.map(({ url }) => url))).toContain(
    '/product/brook-800-dishwasher#specifications',
  );
  expect((await ask('and how much does it cost?')).text).toMatch(/in the cart only/);
});

it('follows in French', async () => {
  const ask = await talkAbout('hudson-sofa', 'fr');
  await ask('Quelle est la largeur?');
  expect((await ask('et en mm?')).text).toMatch(/2\s?235,2 mm/);
});

it('means the product of the page in any other question', async () => {
  const ask = await talkAbout('fjord-700-french-door');
  await ask('Is there a cheaper alternative?');
  expect((await ask('How many liters does it hold?')).text).toMatch(/787 L/);
});

it('starts nothing for half a question, and names the location nearest to the selected one', async () => {
  const ask = await talkAbout('hudson-sofa');
  expect((await ask('and in grey?')).role).toBe('assistant');
  const rows = await backend.context.db.select().from(locations).where(eq(locations.kind, 'shop'));
  const own = rows.filter(({ tenantId }) => tenantId === rows[0]?.tenantId);
  expect(own.length).toBeGreaterThan(1);
  for (const { id, name } of own.slice(0, 3)) {
    const reply = await ask('Where is your nearest store?', { storelocationid: id });
    expect(reply.statements[0]?.text, name).toContain(name);
  }
});

it('names the prices of the selected location, which the page shows, also of the product that it compares', async () => {
  const ask = await talkAbout('hudson-sofa');
  const priceAt = async (key: string) => {
    const { body } = await backend.newBrowser().call('GET', `/products/${key}?storelocationid=bend`);
    return `$${Number((body as { price: number }).price).toLocaleString('en-US')}.00`;
  };
  const there = { storelocationid: 'bend' };
  expect((await ask('What does it cost?', there)).text).toContain(await priceAt('hudson-sofa'));
  const { comparison } = await ask('How does it compare with the Tate Sofa?', there);
  expect(comparison?.rows[0]?.values).toEqual([await priceAt('hudson-sofa'), await priceAt('tate-sofa')]);
  expect((await ask('Is it in stock?', there)).text).toMatch(/Maple & Main (?!Bend)/);
});
