import { act, renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useSendDeviceWishlist } from './delayedWishlist';
import { productWished, selectDeviceWishlistIds } from './wishlistSlice';

it('moves a list that the device restores after the session is known', async () => {
  const added: unknown[] = [];
  const { store, wrap } = createTestApp({
    send: async ({ method, body }) => {
      if (method === 'POST') added.push(body);
      return { status: 200, body: [] };
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  renderHook(() => useSendDeviceWishlist(true), { wrapper });
  act(() => void store.dispatch(productWished('7')));
  await waitFor(() => expect(selectDeviceWishlistIds(store.getState())).toEqual([]));
  expect(added).toEqual([{ product_id: '7' }]);
});
