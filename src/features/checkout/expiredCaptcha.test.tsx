import { cart as cartShape } from '@contract/cart';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { captchaFor } from '@tests/playCaptcha';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PlaceOrderResult } from '@/api/cart/placeOrder';
import type { CaptchaEvents } from '@/browser/recaptcha';
import { ReviewStep } from './ReviewStep';

const widget = vi.hoisted(() => ({ events: null as CaptchaEvents | null }));
vi.mock('@/browser/recaptcha', () => ({
  renderCaptcha: async (_container: unknown, _options: unknown, events: CaptchaEvents) => {
    widget.events = events;
  },
}));
afterEach(() => sessionStorage.clear());

const price = { amount: 100 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const cart = z.parse(cartShape, {
  info: { payment_method: 'affirm' },
  items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price }],
  totals: { ...sums, grand_total: price },
  payment_methods: [{ code: 'affirm', title: 'Affirm' }],
});

/** Renders the review for a guest. pay: sends a payment that was approved in a window opened by the last click */
function open(response: ApiResponse) {
  const sent: ApiRequest[] = [];
  const { wrap } = createTestApp({
    config: captchaFor('guest_checkout'),
    send: async (request) => {
      if (request.path === '/cart') return { status: 200, body: cart };
      if (request.path !== '/cart/place') return { status: 200, body: { isloggedin: false } };
      sent.push(request);
      return response;
    },
  });
  let pay: () => Promise<PlaceOrderResult> = async () => null;
  render(
    wrap(
      <ReviewStep
        cart={cart}
        onOrderPlaced={vi.fn()}
        onTotalChanged={vi.fn()}
        totals={null}
        renderPlaceOrder={({ placeOrder }) => (
          <button
            type="button"
            onClick={() => {
              pay = () => placeOrder({ checkoutToken: 'loan' });
            }}
          >
            Open
          </button>
        )}
      />,
    ),
  );
  const openWindow = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const solve = async (token: string) => {
    await waitFor(() => expect(widget.events).not.toBeNull());
    act(() => widget.events?.onToken(token));
  };
  return { sent, solve, openWindow, pay: () => act(() => pay()) };
}

it('an approved payment waits for another captcha when the token has expired in the provider’s window', async () => {
  const { sent, solve, openWindow, pay } = open({ status: 200, body: { order: { entity_id: '7' } } });
  await solve('token-1');
  await openWindow();
  await solve('');
  expect(await pay()).toBe('repeatable');
  expect(sent).toEqual([]);
  await solve('token-2');
  expect(await pay()).toMatchObject({ order: { entity_id: '7' } });
  expect(sent[0]?.body).toMatchObject({ 'g-recaptcha-response': 'token-2', checkout_token: 'loan' });
});

it('and when the backend refuses the token', async () => {
  const error = [{ code: 'recaptcha', message: 'Please confirm that you are not a robot.' }];
  const { solve, openWindow, pay } = open({ status: 422, body: { messages: { error } } });
  await solve('token-1');
  await openWindow();
  expect(await pay()).toBe('repeatable');
});
