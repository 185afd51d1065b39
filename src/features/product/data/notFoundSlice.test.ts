import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { selectNotFound } from './notFoundSlice';
import { productApi } from './productApi';

it('lists a product whose fetch failed, until one succeeds (docs/spec/09 §3)', async () => {
  let status = 404;
  const { store } = createTestApp({ send: async () => ({ status, body: { entity_id: 7, name: 'Sofa' } }) });
  const ask = () =>
    store.dispatch(productApi.endpoints.getProduct.initiate('hudson-sofa', { forceRefetch: true }));
  await ask();
  await ask();
  expect(selectNotFound(store.getState())).toEqual(['hudson-sofa']);
  status = 200;
  await ask();
  expect(selectNotFound(store.getState())).toEqual([]);
});
