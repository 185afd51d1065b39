import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getChatMessages } from '../../../contract/chat.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { productLinks, products } from '../database/schema/catalog.ts';
import { chatCosts } from '../database/schema/customer.ts';
import { DAILY_CAP } from './conversation.ts';

let backend: TestBackend;
let id = '';
let otherId = '';
let name = '';

beforeAll(async () => {
  backend = await openTestBackend();
  const goods = await stockSimpleProducts(backend, 40, 5);
  const measured = await backend.context.db
    .select()
    .from(products)
    .where(and(isNotNull(products.width), eq(products.type, 'simple')));
  const sofa = goods.find((one) => measured.some((row) => String(row.id) === one.id));
  id = sofa?.id ?? '';
  name = sofa?.name.en ?? '';
  otherId = goods.find((one) => one.id !== id)?.id ?? '';
});
afterAll(() => backend.close());

const ask = (browser: TestBrowser, userPrompt: string, language = 'en') =>
  browser.call(
    'PUT',
    `/chat/message/${id}`,
    { url: '/product/x', userPrompt },
    { 'accept-language': language },
  );
const lastOf = (body: unknown) => z.parse(getChatMessages.response, body).at(-1);

it('responds with facts of the product, and stores the conversation of the session', async () => {
  const browser = await backend.newBrowser().startSession();
  expect(lastOf((await ask(browser, 'How wide is it, and what does it cost?')).body)?.text).toMatch(
    new RegExp(`Width: .+ in\\.[\\s\\S]+${name} costs \\$`),
  );
  const stock = await ask(browser, 'Is it in stock? Can you deliver?');
  expect(lastOf(stock.body)?.text).toMatch(/in stock[\s\S]+Standard delivery, free of charge/);
  const messages = z.parse(getChatMessages.response, (await browser.call('GET', `/chat/message/${id}`)).body);
  expect(messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  const other = await (await backend.newBrowser().startSession()).call('GET', `/chat/message/${id}`);
  expect(other.body).toEqual([]);
});

it('returns matching products as cards, and stores them with the message', async () => {
  const [link] = await backend.context.db
    .select()
    .from(productLinks)
    .where(eq(productLinks.kind, 'crosssell'));
  const browser = await backend.newBrowser().startSession();
  const path = `/chat/message/${link?.productId}`;
  const body = { url: '/', userPrompt: 'What goes well with it?' };
  const response = lastOf((await browser.call('PUT', path, body)).body);
  expect(response?.products.length).toBeGreaterThan(0);
  expect(response?.products.length).toBeLessThanOrEqual(3);
  expect(lastOf((await browser.call('GET', path)).body)?.products).toEqual(response?.products);
  expect(lastOf((await ask(browser, 'How wide is it?')).body)?.products).toEqual([]);
});

it('responds in French, and lists its subjects when it has no response', async () => {
  const browser = await backend.newBrowser().startSession();
  expect(lastOf((await ask(browser, 'Quel est le prix ?', 'fr')).body)?.text).toContain('coûte');
  expect(lastOf((await ask(browser, 'Who won the cup?')).body)?.text).toMatch(/^I don’t know/);
});

it('replies with the limit message while the killswitch is set', async () => {
  const browser = await backend.newBrowser().startSession();
  const { tenants } = await backend.context.catalog.current();
  const chatbot = tenants[0]?.configs.en?.pdp.ai_chatbot;
  if (!chatbot) throw new Error('no assistant');
  chatbot.killswitch_threshold_met = true;
  expect(codeOf(await ask(browser, 'price?'))).toBe('chatCap');
  chatbot.killswitch_threshold_met = false;
  expect((await ask(browser, 'price?')).status).toBe(200);
});

it('rejects empty messages and messages above the limit', async () => {
  const browser = await backend.newBrowser().startSession();
  expect(codeOf(await ask(browser, 'x'.repeat(301)))).toBe('tooLong');
  expect(codeOf(await ask(browser, '   '))).toBe('chatEmpty');
  expect((await browser.call('PUT', '/chat/message/999999', { url: '', userPrompt: 'hi' })).status).toBe(404);
});

it('stores one vote per conversation', async () => {
  const browser = await backend.newBrowser().startSession();
  expect((await browser.call('GET', `/chat/feedback/${id}`)).body).toBeNull();
  await browser.call('POST', `/chat/feedback/${id}`, { vote: 'up', reason: '' });
  await browser.call('POST', `/chat/feedback/${id}`, { vote: 'down', reason: 'too short' });
  expect((await browser.call('GET', `/chat/feedback/${id}`)).body).toEqual({
    vote: 'down',
    reason: 'too short',
  });
});

it('clears the vote of a conversation with its next question, and no other vote (docs/spec/16 §2)', async () => {
  const browser = await backend.newBrowser().startSession();
  const voteOf = async (productId: string) => (await browser.call('GET', `/chat/feedback/${productId}`)).body;
  for (const productId of [id, otherId])
    await browser.call('POST', `/chat/feedback/${productId}`, { vote: 'up', reason: '' });
  await ask(browser, 'How wide is it?');
  expect(await voteOf(id)).toBeNull();
  expect(await voteOf(otherId)).toEqual({ vote: 'up', reason: '' });
});

it('stops for the rest of the day at the cost cap, with the message that the storefront recognises', async () => {
  const browser = await backend.newBrowser().startSession();
  await ask(browser, 'price?');
  await backend.context.db.update(chatCosts).set({ cost: DAILY_CAP });
  const capped = await ask(browser, 'price?');
  expect(capped.status).toBe(429);
  expect(capped.body).toMatchObject({
    messages: {
      error: [{ message: 'Daily chatbot usage cost cap has been reached. Please try again later.' }],
    },
  });
  backend.advanceClock(24 * 60 * 60);
  expect((await ask(browser, 'price?')).status).toBe(200);
});
