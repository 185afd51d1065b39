import { tenantConfig } from '@contract/config';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { categoriesApi } from '@/api/categoriesApi';
import { makeStore } from './store';

const tree = [{ entity_id: '3', name: 'Sofas', url_key: 'sofas' }];

/** Reads the tree of a backend that responds to GET /categories with a status. */
async function read(status: number, categories?: unknown, body: unknown = null) {
  const config = { tenant: z.parse(tenantConfig, { categories }), locale: 'en-US' };
  const store = makeStore({ send: async () => ({ status, body }) }, { config });
  const { data, error } = await store.dispatch(categoriesApi.endpoints.listCategories.initiate());
  return { names: data?.map(({ name }) => name), error };
}

it.each([404, 405, 501])(
  'a backend without GET /categories (%i) may send the tree as a part of its configuration',
  async (status) => {
    expect(await read(status, tree)).toEqual({ names: ['Sofas'], error: undefined });
  },
);

it('the call is asked first, and its failure does not count as a missing call', async () => {
  expect((await read(200, tree, [{ ...tree[0], name: 'Couches' }])).names).toEqual(['Couches']);
  expect((await read(500, tree)).error).toMatchObject({ status: 500 });
  expect((await read(404)).error).toMatchObject({ status: 404 });
});
