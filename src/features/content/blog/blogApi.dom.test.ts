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

it('has no post that is in no list', async () => {
  const { store } = createTestApp({ send });
  const { data } = await store.dispatch(blogApi.endpoints.getPost.initiate('other'));
  expect(data).toBeNull();
});
