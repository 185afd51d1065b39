import type { Transport } from '@contract/transport';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { cartApi } from '@/api/cart/cartApi';
import { api } from '@/api/createApi';
import { accountApi } from './accountApi';
import { phoneSignInApi } from './phoneSignInApi';
import { securityApi } from './securityApi';

const money = { amount: 100 };
const names = ['subtotal', 'discount', 'shipping', 'fee', 'tax', 'grand_total'];
const cartOf = (ids: string[], payment_method: string) => ({
  info: { qty: ids.length, payment_method },
  items: ids.map((id) => ({
    item_id: id,
    product_id: id,
    qty: 1,
    price: money,
    original_price: money,
    row_total: money,
  })),
  totals: Object.fromEntries(names.map((name) => [name, money])),
});

const login = { login: 'ada@example.com', password: 'blue-otter' };
const account = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', password: 'blue-otter' };
const kinds = {
  password: accountApi.endpoints.signIn.initiate(login),
  'a new account': accountApi.endpoints.createCustomer.initiate(account),
  passkey: securityApi.endpoints.signInWithPasskey.initiate({} as never),
  phone: phoneSignInApi.endpoints.finishPhoneSignIn.initiate(),
};

/** The writes to the cart that follow a sign-in, before a backend that keeps the payment of the customer's cart. */
async function writesAfter(kind: keyof typeof kinds, guestIds: string[], status = 200): Promise<string[]> {
  const writes: string[] = [];
  let ids = guestIds;
  const send: Transport = async ({ method, path }) => {
    if (path.startsWith('/cart')) {
      if (method !== 'GET') writes.push(`${method} ${path}`);
      return { status: 200, body: cartOf(ids, method === 'DELETE' ? '' : 'checkmo') };
    }
    if (status === 200) ids = [...guestIds, '7'];
    return { status, body: { is_logged_in: true } };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { send } } }).concat(api.middleware),
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  await store.dispatch(kinds[kind] as ReturnType<typeof accountApi.endpoints.signIn.initiate>);
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await Promise.all(store.dispatch(api.util.getRunningMutationsThunk()));
  return writes;
}

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'by %s, the payment of another cart than the guest’s is cleared',
  async (kind) => expect(await writesAfter(kind, ['1'])).toEqual(['DELETE /cart/payment']),
);

it('a customer without a cart as a guest keeps the payment of the stored one', async () =>
  expect(await writesAfter('password', [])).toEqual([]));

it('a refused sign-in changes nothing', async () =>
  expect(await writesAfter('password', ['1'], 401)).toEqual([]));
