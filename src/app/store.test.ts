import { expect, it } from 'vitest';
import { cartApi } from '@/api/cart/cartApi';
import type { Transport } from '@/api/transport';
import { makeStore } from './store';

it('the cart is read again when the browser brings a page back, and not when it shows a new one', async () => {
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
