import type { ApiRequest } from '@contract/transport';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
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

it.each([400, 404, 422])('finds a post of a backend that rejects its url key with %i', async (status) => {
  const { store } = createTestApp({
    send: async (request) => (request.query?.post_id ? { status, body: {} } : send(request)),
  });
  const { data } = await store.dispatch(blogApi.endpoints.getPost.initiate('caring-for-oak'));
  expect(data?.post_id).toBe('31');
});

it('returns null for a post that no list contains', async () => {
  const { store } = createTestApp({ send });
  const { data } = await store.dispatch(blogApi.endpoints.getPost.initiate('other'));
  expect(data).toBeNull();
});

it('counts the minutes of a post in the HTML of its backend, which a rendered page replaces', async () => {
  const content = `<p>${'Attention&nbsp;! '.repeat(280)}</p>`;
  const { store } = createTestApp({ send: async () => ({ status: 200, body: [{ ...post, content }] }) });
  const one = await store.dispatch(blogApi.endpoints.getPost.initiate('31'));
  const all = await store.dispatch(blogApi.endpoints.listPosts.initiate());
  expect([one.data?.minutes, all.data?.[0]?.minutes]).toEqual([1, 1]);
});

it('reads the summary of a post as text, also from a backend that sends HTML', async () => {
  const short_content = '<p>Oak &amp; linen:\n<strong>how</strong> to care&hellip;</p>';
  const { store } = createTestApp({
    send: async () => ({ status: 200, body: [{ ...post, short_content }] }),
  });
  const { data } = await store.dispatch(blogApi.endpoints.listPosts.initiate());
  expect(data?.[0]?.short_content).toBe('Oak & linen: how to care…');
});
