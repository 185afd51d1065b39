import { cart as cartShape } from '@contract/cart';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { captchaFor, playCaptcha } from '@tests/playCaptcha';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ReviewStep } from './ReviewStep';

beforeAll(playCaptcha);
afterEach(() => sessionStorage.clear());

const ADA = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['12 Elm Street'],
  city: 'Minneapolis',
  region: 'MN',
  postcode: '55401',
  telephone: '6125550142',
  email: 'ada@example.com',
};
const price = { amount: 100 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const totals = { ...sums, grand_total: price };
const cart = z.parse(cartShape, {
  info: { payment_method: 'checkmo', shipping_method: 'white_glove', email: 'ada@example.com' },
  items: [
    { item_id: '1', product_id: '1', price, original_price: price, row_total: price, name: 'Oak table' },
    // A dealer's backend may give several lines the same id.
    { item_id: '1', product_id: '2', price, original_price: price, row_total: price, name: 'Oak bench' },
  ],
  totals,
  billing_address: ADA,
  shipping_address: { ...ADA, same_as_billing: true },
  shipping_methods: [{ code: 'white_glove', carrier_title: 'White glove', price: 99, eta: 'In 3 days' }],
  payment_methods: [{ code: 'checkmo', title: 'Check' }],
  packageAI: {
    shipping_method: 'white_glove',
    delivery_date: '2026-12-01',
    title: 'Delivery booked',
    message: 'Between 9 a.m. and noon.',
  },
});
type CheckoutLinkInput = { title: string; url: string; is_terms?: boolean };
const lost: ApiResponse = { status: 0, body: undefined };

/** Renders the last step over a transport that answers the order with the given responses; an error is thrown. */
function open(
  results: (ApiResponse | Error)[],
  {
    isloggedin = false,
    forms = ['guest_checkout'],
    links = [] as CheckoutLinkInput[],
    shown = cart,
    stored = shown as object | null,
  } = {},
) {
  const sent: ApiRequest[] = [];
  const { wrap } = createTestApp({
    config: { ...captchaFor(...forms), display_features: { checkout: { links } } },
    send: async (request) => {
      if (request.path === '/cart')
        return stored ? { status: 200, body: stored } : { status: 500, body: null };
      if (request.path !== '/cart/place')
        return { status: 200, body: { customer_id: null, isloggedin, customer_data: {} } };
      sent.push(request);
      const result = results[sent.length - 1] ?? lost;
      if (result instanceof Error) throw result;
      return result;
    },
  });
  const placed = vi.fn();
  const changed = vi.fn();
  const settled = vi.fn();
  render(
    wrap(
      <ReviewStep
        cart={shown}
        onOrderPlaced={placed}
        onTotalChanged={changed}
        totals={<p>Total $100.00</p>}
        renderPlaceOrder={({ isBlocked, placeOrder }) => (
          <button
            type="button"
            disabled={isBlocked}
            onClick={() => void placeOrder({}).then(settled, settled)}
          >
            Place
          </button>
        )}
      />,
    ),
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place' });
  return { sent, placed, changed, settled, button };
}
const order = { entity_id: '1', items: [], totals, billing_address: ADA, shipping_address: ADA };
const taken: ApiResponse = { status: 200, body: { order } };

describe('the order of a guest', () => {
  it('requires the captcha where the tenant enables it, shows a message and sends each token once', async () => {
    const { sent, button } = open([
      { status: 422, body: { messages: { error: [{ message: 'No.' }] } } },
      taken,
    ]);
    expect(button().disabled).toBe(true);
    screen.getByText('Please confirm that you are not a robot.');
    const person = () => screen.findByRole('button', { name: 'I am a person' });
    await userEvent.click(await person());
    await userEvent.click(button());
    await screen.findByText('No.');
    expect(sent[0]?.body).toMatchObject({ 'g-recaptcha-response': 'token-1' });
    expect(button().disabled).toBe(true);
    await userEvent.click(await person());
    await userEvent.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ 'g-recaptcha-response': 'token-2' });
  });

  it.each([
    ['a customer', { isloggedin: true }],
    ['another form', { forms: ['newsletter'] }],
  ])('%s is not asked', async (_, given) => {
    const { button } = open([], given);
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(screen.queryByText('Please confirm that you are not a robot.')).toBeNull();
  });
});

it('shows items, delivery, address, totals and terms beside the order button', () => {
  const links = [
    { title: 'Terms of sale', url: '/terms', is_terms: true },
    { title: 'Privacy', url: '/privacy' },
  ];
  const { button } = open([], { links });
  screen.getByText('Oak table');
  screen.getByText(/^White glove, \$99\.00$/);
  screen.getByText('In 3 days');
  expect(screen.getAllByText('12 Elm Street')).toHaveLength(2);
  const order = within(button().parentElement as HTMLElement);
  order.getByText('Total $100.00');
  expect(order.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Terms of sale (opens in a new window)',
  ]);
});

it('shows what the backend reports of the cart, with a way back to it', () => {
  const error = ['Only 2 of Oak table are left.'];
  open([], { shown: { ...cart, info: { ...cart.info, has_error: true, messages: { error, success: [] } } } });
  screen.getByText('Only 2 of Oak table are left.');
  expect(screen.getByRole('link', { name: 'Edit cart' }).getAttribute('href')).toBe('/checkout/cart');
});

it('says that the cart has an error where the backend names none', () => {
  open([], { shown: { ...cart, info: { ...cart.info, has_error: true } } });
  screen.getByText(/^Something in your cart can’t be ordered as it is/);
});

it('shows the booked delivery date', () => {
  open([]);
  screen.getByText('Tue, Dec 1');
  screen.getByText(/Between 9 a\.m\. and noon\./);
});

it('can be ordered again after an error of this page', async () => {
  const { sent, placed, settled, button } = open([new Error('out of memory'), taken], { forms: [] });
  await userEvent.click(button());
  await waitFor(() => expect(settled).toHaveBeenCalled());
  await userEvent.click(button());
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
});

it('a lost response is requested again with the same key', async () => {
  const { sent, placed, button } = open([lost, taken], { forms: [] });
  await userEvent.click(button());
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent).toHaveLength(2);
});

it.each([
  { change: 'nothing', corrected: cart, keys: 1 },
  {
    change: 'the address',
    corrected: { ...cart, billing_address: { ...cart.billing_address, street: ['14 Elm | Street'] } },
    keys: 2,
  },
  { change: 'the coupon', corrected: { ...cart, info: { ...cart.info, coupon_code: 'TEN' } }, keys: 2 },
  { change: 'the location', corrected: { ...cart, info: { ...cart.info, storelocationid: '3' } }, keys: 2 },
])('sends $keys key(s) when $change changes after a failure of the backend', async ({ corrected, keys }) => {
  const sent: ApiRequest[] = [];
  for (const shown of [cart, corrected, corrected]) {
    const review = open([{ status: 503, body: {} }], { forms: [], shown });
    await userEvent.click(review.button());
    await waitFor(() => expect(review.settled).toHaveBeenCalled());
    sent.push(...review.sent);
    cleanup();
  }
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
});

const errorOf = (status: number, code?: string): ApiResponse => ({
  status,
  body: { messages: { error: [{ code, message: 'No.' }] } },
});

it.each<[string, ApiResponse, 'a new key' | 'the same key']>([
  ['a declined payment', errorOf(422, 'refused'), 'a new key'],
  ['a declined payment without a code', errorOf(402), 'a new key'],
  ['a payment for another cart', errorOf(409, 'cartChanged'), 'a new key'],
  ['a request that may still be running', errorOf(409), 'the same key'],
  ['a failure of the backend', errorOf(500), 'the same key'],
  ['a limit', errorOf(429, 'tooMany'), 'the same key'],
])('after %s (%j), the order is sent with %s', async (_, failure, expected) => {
  const { sent, settled, placed, button } = open([failure, taken], { forms: [] });
  await userEvent.click(button());
  await waitFor(() => expect(settled).toHaveBeenCalledWith(expected === 'a new key' ? null : 'repeatable'));
  await userEvent.click(button());
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  expect(keys.size).toBe(expected === 'a new key' ? 2 : 1);
});

it.each<[string, ApiResponse | null, boolean]>([
  ['declined', errorOf(422, 'refused'), false],
  ['not sent', null, false],
  ['sent without a confirmation', errorOf(500), true],
])(
  'says after a reload that an order awaits its confirmation only when it does: %s',
  async (_, failure, isAwaiting) => {
    const first = open(failure ? [failure] : [], { forms: [], stored: failure && cart });
    await userEvent.click(first.button());
    await waitFor(() => expect(first.settled).toHaveBeenCalled());
    cleanup();
    open([], { forms: [] });
    expect(screen.queryByText(/^This order was sent, but not confirmed/) !== null).toBe(isAwaiting);
  },
);

describe('an order whose total has changed since the review', () => {
  const openOrder = (results: ApiResponse[], stored: object | null) => open(results, { forms: [], stored });

  it('is sent with the total and currency that the shopper saw', async () => {
    const { sent, placed, button } = openOrder([taken], cart);
    await userEvent.click(button());
    await waitFor(() => expect(placed).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ total: cart.totals.grand_total.amount, currency: 'USD' });
  });

  it('is not sent to a backend that compares nothing', async () => {
    const stored = { ...cart, totals: { ...totals, grand_total: { amount: 338 } } };
    const { sent, changed, button } = openOrder([taken], stored);
    await userEvent.click(button());
    await waitFor(() => expect(changed).toHaveBeenCalledWith(cart, false));
    expect(sent).toEqual([]);
  });

  it('is not sent with other items of the same price', async () => {
    const items = cart.items.map((item) => ({ ...item, item_id: '2' }));
    const { sent, changed, button } = openOrder([taken], { ...cart, items });
    await userEvent.click(button());
    await waitFor(() => expect(changed).toHaveBeenCalled());
    expect(sent).toEqual([]);
  });

  it('is not sent in another currency', async () => {
    const grand_total = { ...cart.totals.grand_total, currency: 'CAD' };
    const { sent, changed, button } = openOrder([taken], { ...cart, totals: { ...totals, grand_total } });
    await userEvent.click(button());
    await waitFor(() => expect(changed).toHaveBeenCalledWith(cart, false));
    expect(sent).toEqual([]);
  });

  it('is not sent while the cart cannot be read, and says so', async () => {
    const { sent, placed, settled, button } = openOrder([taken], null);
    await userEvent.click(button());
    await screen.findByText(/could not be checked right before the order. Nothing was ordered/);
    expect(sent).toEqual([]);
    expect(settled).toHaveBeenCalledWith('repeatable');
    expect(placed).not.toHaveBeenCalled();
    expect(button().disabled).toBe(false);
  });

  it('that the backend refuses is handed to the page', async () => {
    const refused = { messages: { error: [{ code: 'totalChanged', message: 'Other total' }] } };
    const { placed, changed, settled, button } = openOrder([{ status: 409, body: refused }], cart);
    await userEvent.click(button());
    await waitFor(() => expect(changed).toHaveBeenCalledWith(cart, false));
    // Nothing was charged, so a token for one charge is still valid.
    expect(settled).toHaveBeenCalledWith('repeatable');
    expect(placed).not.toHaveBeenCalled();
    expect(screen.queryByText('Other total')).toBeNull();
  });
});
