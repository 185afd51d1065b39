import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { selectNotFound } from './notFoundSlice';
import { productApi } from './productApi';

/** Returns a function that fetches a product with this HTTP status and returns the not-found list. */
function makeFetch() {
  let status = 0;
  const { store } = createTestApp({ send: async () => ({ status, body: { entity_id: 7, name: 'Sofa' } }) });
  return async (next: number) => {
    status = next;
    await store.dispatch(productApi.endpoints.getProduct.initiate('hudson-sofa', { forceRefetch: true }));
    return selectNotFound(store.getState());
  };
}

it.each([404, 410])(
  'lists a product after status %i until a fetch succeeds (docs/spec/09 §3)',
  async (status) => {
    const fetchProduct = makeFetch();
    expect(await fetchProduct(status)).toEqual(['hudson-sofa']);
    expect(await fetchProduct(status)).toEqual(['hudson-sofa']);
    expect(await fetchProduct(200)).toEqual([]);
  },
);

it.each([0, 429, 500, 503])('does not list a product after status %i', async (status) => {
  expect(await makeFetch()(status)).toEqual([]);
});

it('lists a product for which a backend responds with an empty list, as PHP does', async () => {
  const { store } = createTestApp({ send: async () => ({ status: 200, body: [] }) });
  await store.dispatch(productApi.endpoints.getProduct.initiate('hudson-sofa'));
  expect(selectNotFound(store.getState())).toEqual(['hudson-sofa']);
});
