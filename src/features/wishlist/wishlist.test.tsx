import { renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { useMergeWishlist } from './wishlist';
import { productWished, selectDeviceWishlistIds } from './wishlistSlice';

it('adds the list of this device to the customer’s in order, and keeps rejected products', async () => {
  const added: unknown[] = [];
  const { store, wrap } = createTestApp({
    send: async ({ path, method, body }) => {
      if (method !== 'POST' || path !== '/customer/wishlist/items') return { status: 200, body: {} };
      added.push(body);
      return JSON.stringify(body).includes('"7"')
        ? { status: 404, body: { message: 'There is no such product.' } }
        : { status: 200, body: [] };
    },
  });
  for (const id of ['3', '7', '12']) store.dispatch(productWished(id));
  const { result } = renderHook(useMergeWishlist, { wrapper: ({ children }) => wrap(children) });
  await result.current();
  expect(added).toEqual(['3', '7', '12'].map((product_id) => ({ product_id })));
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['7']);
});
