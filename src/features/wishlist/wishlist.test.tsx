import type { ApiResponse } from '@contract/transport';
import { renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { useMergeWishlist, type WishlistDispatch, wishlistItemSet } from './wishlist';
import { wishlistApi } from './wishlistApi';
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

it('waits for the session before it decides whose list changes', async () => {
  let respond: (response: ApiResponse) => void = () => {};
  const session = new Promise<ApiResponse>((resolve) => {
    respond = resolve;
  });
  const added: unknown[] = [];
  const { store } = createTestApp({
    send: ({ path, method, body }) => {
      if (path === '/customers/self/session') return session;
      if (method === 'POST') added.push(body);
      return Promise.resolve({ status: 200, body: [] });
    },
  });
  const dispatch: WishlistDispatch = store.dispatch;
  void dispatch(wishlistApi.endpoints.getSession.initiate());
  const saved = dispatch(wishlistItemSet('7', true));
  respond({ status: 200, body: { customer_id: '5', isloggedin: true, customer_data: {} } });
  await saved;
  expect([added, selectDeviceWishlistIds(store.getState())]).toEqual([[{ product_id: '7' }], []]);
});

it('changes the list of the device at once, before the session is known', () => {
  const { store } = createTestApp({ send: () => new Promise<ApiResponse>(() => {}) });
  const dispatch: WishlistDispatch = store.dispatch;
  void dispatch(wishlistApi.endpoints.getSession.initiate());
  void dispatch(wishlistItemSet('7', true));
  expect(selectDeviceWishlistIds(store.getState())).toEqual(['7']);
});
