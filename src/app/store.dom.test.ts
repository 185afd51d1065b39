import type { Transport } from '@contract/transport';
import { expect, it } from 'vitest';
import { cartApi } from '@/api/cart/cartApi';
import { makeStore } from './store';

it('refetches the cart when the page returns from the back/forward cache, not when it first loads', async () => {
  const read: string[] = [];
  const send: Transport = async ({ path }) => {
    read.push(path);
    return { status: 503, body: '' };
  };
  const { dispatch } = makeStore({ send });
  const seen = dispatch(
    cartApi.endpoints.getCart.initiate(undefined, { subscriptionOptions: { refetchOnFocus: true } }),
  );
  await seen;
  const show = async (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await Promise.all(dispatch(cartApi.util.getRunningQueriesThunk()));
  };
  await show(false);
  expect(read).toEqual(['/cart']);
  await show(true);
  expect(read).toEqual(['/cart', '/cart']);
  seen.unsubscribe();
});
