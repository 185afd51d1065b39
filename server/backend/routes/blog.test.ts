import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listBlogPosts } from '../../../contract/content.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { blogPosts } from '../database/schema/content.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const read = async (query = '') => {
  const { body } = await shop.newBrowser().call('GET', `/blog${query}`);
  return z.parse(listBlogPosts.response, body).map(({ post_id }) => Number(post_id));
};
const change = (id: number, values: Partial<typeof blogPosts.$inferInsert>) =>
  shop.context.db
    .update(blogPosts)
    .set(values)
    .where(and(eq(blogPosts.tenantId, 1), eq(blogPosts.id, id)));

it('a post whose url_key is a number is found by it, also beside the post with this id', async () => {
  const [first, second] = await shop.context.db
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.tenantId, 1))
    .orderBy(asc(blogPosts.id));
  if (!first || !second) throw new Error('The demo shop has too few posts.');
  const reader = await shop.newBrowser().startSession();
  const vote = async (key: string | number) =>
    (await reader.call('POST', `/blog/${key}/votes`, { helpful: true })).status;

  await change(second.id, { urlKey: '2026' });
  expect(await read('?post_id=2026')).toEqual([second.id]);
  expect(await vote('2026')).toBe(200);

  // The storefront reads a post by the url_key in its URL, and its discussion by its id.
  await change(second.id, { urlKey: String(first.id) });
  expect(await read(`?post_id=${first.id}`)).toEqual([second.id]);
  const { body } = await reader.call('GET', `/blog/${first.id}/talk`);
  expect(body).toMatchObject({ votes_yes: 0 });
  await change(second.id, { urlKey: second.urlKey });
});

it('a post appears at its time, with its discussion', async () => {
  const [id = 0] = await read();
  const reader = await shop.newBrowser().startSession();
  const statusOfTalk = async () => (await reader.call('GET', `/blog/${id}/talk`)).status;
  await change(id, { publishedAt: new Date(shop.context.clock().getTime() + 60_000) });
  expect(await read()).not.toContain(id);
  expect(await read(`?post_id=${id}`)).toEqual([]);
  expect(await statusOfTalk()).toBe(404);
  shop.advanceClock(60);
  expect((await read())[0]).toBe(id);
  expect(await statusOfTalk()).toBe(200);
});
