import { allEndpoints } from '@contract/allEndpoints';
import * as cartEndpoints from '@contract/cartEndpoints';
import * as customer from '@contract/customer';
import type { ApiRequest } from '@contract/transport';
import { describe, expect, it, vi } from 'vitest';
import { messagesOf } from '@/api/apiError';
import { cartApi } from '@/api/cart/cartApi';
import { placeOrderUncached } from '@/api/cart/placeOrder';
import { confirmationOf } from '@/api/confirmWrite';
import { sessionApi } from '@/api/sessionApi';
import { accountApi } from '@/features/account/accountApi';
import { wishlistApi } from '@/features/wishlist/wishlistApi';
import { makeStore } from './store';

const cart = (qty: number) => ({
  info: { qty },
  items: [],
  totals: { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} },
  billing_address: {},
  payment_methods: [],
});
const session = (isloggedin: boolean) => ({
  isloggedin,
  customer_id: isloggedin ? '7' : null,
  customer_data: {},
});

/** A backend whose writes answer with one status and body; reads of the cart, wishlist and session have data. */
function setup(status: number, body: unknown, replies: Record<string, unknown> = {}) {
  const sent: string[] = [];
  let isSignedIn = false;
  const send = vi.fn(async ({ method, path }: ApiRequest) => {
    const name = `${method} ${path}`;
    sent.push(name);
    if (name in replies) return { status: 200, body: replies[name] };
    if (method === 'POST' && path === '/customers/self/session') isSignedIn = true;
    if (method !== 'GET') return { status, body };
    if (path === '/cart') return { status: 200, body: cart(3) };
    if (path === '/customers/self/session') return { status: 200, body: session(isSignedIn) };
    if (path === '/customer/wishlist/items') return { status: 200, body: [{ product_id: '5' }] };
    return { status: 404, body: null };
  });
  return { store: makeStore({ send }), sent };
}

/** Bodies with which PHP backends confirm a write. */
const bodies: [string, number, unknown][] = [
  ['204 without a body', 204, ''],
  ['null', 200, null],
  ['true', 200, true],
  ['an empty list', 200, []],
  ['an empty object', 200, {}],
  ['a message', 200, { success: true, message: 'Saved' }],
  ['HTML', 201, '<p>Saved</p>'],
];

describe.each(bodies)('a write that is confirmed with %s', (_, status, body) => {
  it('is followed by a read of the cart', async () => {
    const { store, sent } = setup(status, body);
    const result = await store.dispatch(cartApi.endpoints.addItems.initiate({ product_id: '5', qty: 1 }));
    expect(result.data?.info.qty).toBe(3);
    expect(sent).toEqual(['POST /cart/items', 'GET /cart']);
    await vi.waitFor(() =>
      expect(cartApi.endpoints.getCart.select()(store.getState()).data?.info.qty).toBe(3),
    );
  });

  it('is followed by a read of the wishlist', async () => {
    const { store } = setup(status, body);
    await store.dispatch(wishlistApi.endpoints.listWishlist.initiate());
    const result = await store.dispatch(wishlistApi.endpoints.addWishlistItem.initiate('5'));
    expect(result.error).toBeUndefined();
    await vi.waitFor(() =>
      expect(wishlistApi.endpoints.listWishlist.select()(store.getState()).data).toEqual([
        { product_id: '5', product: null },
      ]),
    );
  });

  it('signs a new customer in', async () => {
    const { store, sent } = setup(status, body);
    const form = { firstname: 'Ada', lastname: 'L', email: 'ada@example.com', password: 'secret' };
    const result = await store.dispatch(accountApi.endpoints.createCustomer.initiate(form));
    expect(result.data?.isloggedin).toBe(true);
    expect(sent).toEqual(['POST /customers', 'POST /customers/self/session', 'GET /customers/self/session']);
  });

  it('places an order without a number', async () => {
    const { store } = setup(status, body);
    const result = await (store.dispatch as never as (thunk: unknown) => Promise<{ data?: unknown }>)(
      placeOrderUncached({ method: 'checkmo', idempotencyKey: 'k' }),
    );
    expect(result.data).toMatchObject({ order: { entity_id: '' }, redirect_url: '' });
  });

  it.each([
    ['a message', () => accountApi.endpoints.forgotPassword.initiate({ email: 'a@b.c' })],
    ['a cart by email', () => cartApi.endpoints.emailCart.initiate({ email: 'a@b.c' })],
  ])('sends %s', async (_name, initiate) => {
    const { store } = setup(status, body);
    expect(await store.dispatch(initiate() as never)).toMatchObject({ data: { success: true } });
  });
});

it('does not sign in again when the new customer is signed in', async () => {
  const { store, sent } = setup(201, session(true));
  const form = { firstname: 'Ada', lastname: 'L', email: 'ada@example.com', password: 'secret' };
  await store.dispatch(accountApi.endpoints.createCustomer.initiate(form));
  expect(sent).toEqual(['POST /customers']);
});

it('takes the cart of a response without another read', async () => {
  const { store, sent } = setup(200, cart(9));
  await store.dispatch(cartApi.endpoints.changeCart.initiate({ coupon_code: 'SAVE' }));
  expect(sent).toEqual(['PUT /cart']);
});

it.each(['billing_address', 'payment_methods'])(
  'reads the cart again after a write of the checkout whose response has no %s',
  async (part) => {
    const { [part]: _, ...partial } = cart(9) as Record<string, unknown>;
    const { store, sent } = setup(200, partial);
    await store.dispatch(cartApi.endpoints.changeCart.initiate({ email: 'ada@example.com' }));
    expect(sent).toEqual(['PUT /cart', 'GET /cart']);
    await vi.waitFor(() =>
      expect(cartApi.endpoints.getCart.select()(store.getState()).data?.info.qty).toBe(3),
    );
  },
);

it('keeps the error of a refused write', async () => {
  const { store, sent } = setup(422, { messages: { error: [{ message: 'Sold out' }] } });
  const result = await store.dispatch(cartApi.endpoints.changeCart.initiate({ coupon_code: 'X' }));
  expect(result.error).toMatchObject({ messages: ['Sold out'] });
  expect(sent[0]).toBe('PUT /cart');
});

describe.each([
  ['success false', { success: false, message: 'Sold out' }],
  ['success 0', { success: '0', message: 'Sold out' }],
  ['errors in place of a result', { messages: { error: [{ message: 'Sold out' }] } }],
  ['errors and an empty result', { order: null, data: [], messages: { error: ['Sold out'] } }],
  ['errors by field', { errors: { qty: 'Sold out' } }],
  ['an error with its message', { error: true, message: 'Sold out' }],
])('a write that a backend rejects in a 200 by %s', (_, body) => {
  it('changes no cart and places no order', async () => {
    const { store } = setup(200, body);
    const added = await store.dispatch(cartApi.endpoints.addItems.initiate({ product_id: '5', qty: 1 }));
    expect(messagesOf(added.error, '')).toEqual(['Sold out']);
    const order = await (store.dispatch as never as (thunk: unknown) => Promise<{ error?: unknown }>)(
      placeOrderUncached({ method: 'checkmo', idempotencyKey: 'k' }),
    );
    expect(messagesOf(order.error, '')).toEqual(['Sold out']);
  });

  it('sends no message', async () => {
    const { store } = setup(200, body);
    const sending = await store.dispatch(accountApi.endpoints.forgotPassword.initiate({ email: 'a@b.c' }));
    expect(messagesOf(sending.error, '')).toEqual(['Sold out']);
  });
});

it('shows no empty cart when a read is rejected in a 200', async () => {
  const { store } = setup(200, null, { 'GET /cart': { messages: { error: [{ message: 'Closed' }] } } });
  const { data, error } = await store.dispatch(cartApi.endpoints.getCart.initiate());
  expect([data, messagesOf(error, '')]).toEqual([undefined, ['Closed']]);
});

it('reads what a response contains although its success is false', async () => {
  const { store } = setup(200, null, { 'GET /cart': { success: false, ...cart(9) } });
  const { data } = await store.dispatch(cartApi.endpoints.getCart.initiate());
  expect(data?.info.qty).toBe(9);
});

it('reads that nobody is signed in, also beside an error', async () => {
  const nobody = { isloggedin: false, messages: { error: [{ message: 'Please sign in' }] } };
  const { store } = setup(200, null, { 'GET /customers/self/session': nobody });
  const { data } = await store.dispatch(sessionApi.endpoints.getSession.initiate());
  expect(data?.isloggedin).toBe(false);
});

it('takes the messages of a cart for its own, also of a cart in parts', async () => {
  const { items, totals, ...others } = cart(9);
  for (const parts of [others, {}]) {
    const { store } = setup(200, { items, totals, ...parts, messages: { error: ['Only one left'] } });
    const result = await store.dispatch(cartApi.endpoints.changeCart.initiate({ coupon_code: 'SAVE' }));
    expect(result.error).toBeUndefined();
  }
});

it('confirms every write whose response the shopper does not need', () => {
  const unconfirmed = allEndpoints
    .filter((endpoint) => endpoint.method !== 'GET' && !confirmationOf(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  expect(unconfirmed.sort()).toEqual([
    'POST /cart/fairstone/initiatecheckout',
    'POST /cart/link',
    'POST /cart/{provider}/checkoutinfo',
    'POST /customers/self/export',
    'POST /customers/self/phone-sign-in',
    'POST /orders/track',
    'POST /push/watches',
    'POST /tdbank/opentobuy',
    'PUT /cart/packageai/checkoutinfo',
    'PUT /push/watches',
  ]);
  expect(confirmationOf(cartEndpoints.putPayment as never)?.reread).toBeDefined();
  expect(confirmationOf(customer.signIn as never)?.reread).toBeDefined();
});
