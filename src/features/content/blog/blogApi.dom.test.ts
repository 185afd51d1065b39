import type { ApiRequest } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { bootText } from '@/app/bootData';
import { toXml } from '@/features/content/contentXml';
import { parseHtml } from '@/features/content/parseHtml';
import { blogApi } from './blogApi';

const post = { post_id: 31, url_key: 'caring-for-oak', title: 'Caring for oak' };

/** A backend that knows posts by their number only. */
const send = async ({ query = {} }: ApiRequest) => ({
  status: 200,
  body: query.post_id === undefined || query.post_id === '31' ? [post] : [],
});

it.each(['caring-for-oak', '31'])('finds the post %s', async (key) => {
  const { store } = createTestApp({ send });
  const { data } = await store.dispatch(blogApi.endpoints.getPost.initiate(key));
  expect(data?.post_id).toBe('31');
});

it('has no post that is in no list', async () => {
  const { store } = createTestApp({ send });
  const { data } = await store.dispatch(blogApi.endpoints.getPost.initiate('other'));
  expect(data).toBeNull();
});

it('a post takes as long to read in the data of a rendered page as in its HTML', async () => {
  const content = `<p>${'Attention&nbsp;! '.repeat(280)}</p>`;
  const { store } = createTestApp({ send: async () => ({ status: 200, body: [{ ...post, content }] }) });
  await store.dispatch(blogApi.endpoints.getPost.initiate('31'));
  await store.dispatch(blogApi.endpoints.listPosts.initiate());
  const boot = bootText({ api: store.getState().api, reads: [], problems: [] }, new Map([[content, toXml(parseHtml(content))]]));
  expect(boot).not.toContain('&nbsp;');
  const queries = Object.values<{ data?: unknown }>(JSON.parse(boot).api.queries);
  expect(queries.flatMap(({ data }) => data)).toMatchObject([{ minutes: 1 }, { minutes: 1 }]);
});
