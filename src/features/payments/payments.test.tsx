import { cart as cartShape } from '@contract/cart';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PaymentStep } from './PaymentStep';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';

const NUMBER = '4111111111111111';
const price = { amount: 100 };
const totals = {
  subtotal: price,
  discount: price,
  shipping: price,
  fee: price,
  tax: price,
  grand_total: price,
};
const cartWith = (code: string, chosen = '', qty = 1) =>
  z.parse(cartShape, {
    info: { payment_method: chosen, email: 'ada@example.com' },
    items: [{ item_id: '1', product_id: '1', qty, price, original_price: price, row_total: price }],
    totals,
    payment_methods: [{ code, title: 'The card', additional_data: { kind: 'card', cc_types: ['VI', 'AE'] } }],
  });

/** Renders the payment step, or the review once a payment is selected, over a transport that returns the cart. */
function open(code: string, shown = cartWith(code), respond?: (request: ApiRequest) => Promise<ApiResponse>) {
  const sent: ApiRequest[] = [];
  const { store, wrap } = createTestApp({
    send: async (request) => {
      sent.push(request);
      return respond?.(request) ?? { status: 200, body: cartWith(code, code) };
    },
  });
  const done = vi.fn();
  const placeOrder = vi.fn(async (_wish: object) => null);
  const view = (cart: typeof shown) => (
    <PaymentDraftProvider items={cart.items}>
      {cart.info.payment_method === '' ? (
        <PaymentStep cart={cart} onDone={done} handover={null} />
      ) : (
        <PlaceOrder cart={cart} isBlocked={false} isPlacing={false} placeOrder={placeOrder} />
      )}
    </PaymentDraftProvider>
  );
  const { rerender } = render(wrap(view(shown)));
  return { store, sent, placeOrder, done, show: (cart: typeof shown) => rerender(wrap(view(cart))) };
}

/** Text of a field's description and error. */
const saidOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillCard(number = NUMBER, code = '123') {
  await paste(await screen.findByLabelText('Card number'), number);
  await userEvent.selectOptions(screen.getByLabelText('Expiry month'), '12');
  await userEvent.selectOptions(screen.getByLabelText('Expiry year'), String(new Date().getFullYear() + 2));
  await paste(screen.getByLabelText('Security code'), code);
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to review' }));

describe('the card form', () => {
  it('asks for empty fields by name, shows the specified message beside each invalid one, and sends nothing', async () => {
    const { sent } = open('cardknox');
    await screen.findByLabelText('Card number');
    await goOn();
    expect(saidOf('Card number')).toBe('Enter the card number.');
    expect(saidOf('Expiry month')).toBe('Choose the month and year of expiry.');
    expect(saidOf('Security code')).toContain('Enter the security code.');
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    await fillCard('4111111111111112', '12');
    await goOn();
    expect(saidOf('Card number')).toBe('Credit card type/number mismatch.');
    expect(saidOf('Security code')).toContain('Invalid CVN length.');
    expect(sent).toEqual([]);
  });

  it('groups the number as it is typed and asks American Express for four digits', async () => {
    open('cardknox');
    await fillCard('378282246310005', '12345');
    expect(textIn('Card number')).toBe('3782 822463 10005');
    expect(textIn('Security code')).toBe('1234');
  });
});

it.each([
  ['authorizenet', 'Card number', '4111 1111 1111 11', '4111 2311 1111 1111'],
  ['wellsfargo', 'Account number', '6045 7800 0000 11', '6045 2378 0000 0011'],
])('%s: digits typed in the middle of a number stay together', async (code, label, before, after) => {
  open(code);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await paste(field, before);
  await userEvent.type(field, '23', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field.value).toBe(after);
});

describe('card data', () => {
  it('goes to the server with the choice and with the order, and never into the Redux store', async () => {
    const { store, sent, placeOrder, done, show } = open('authorizenet_api');
    const states: unknown[] = [];
    store.subscribe(() => states.push(store.getState()));
    await fillCard();
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({
      path: '/cart/payment',
      body: { data: { cc_number: NUMBER, cc_type: 'VI' } },
    });
    show(cartWith('authorizenet_api', 'authorizenet_api'));
    await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(placeOrder).toHaveBeenCalled());
    expect(placeOrder.mock.calls[0]).toMatchObject([{ data: { cc_number: NUMBER, cc_cid: '123' } }]);
    const seen = JSON.stringify(states);
    expect(seen).not.toContain(NUMBER);
    expect(seen).toContain('The card');
  });

  it('does not come back from a backend that repeats it', async () => {
    const code = 'cardknox';
    const { store, done } = open(code, cartWith(code), async ({ body }) => {
      const { data } = z.parse(z.object({ data: z.record(z.string(), z.unknown()) }), body);
      const repeated = { ...data, cc_last4: '1111', card: { number: NUMBER }, typed: '4111 1111 1111 1111' };
      return { status: 200, body: { ...cartWith(code), payment: { method: code, data: repeated } } };
    });
    await fillCard();
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    const stored = JSON.stringify(store.getState());
    for (const secret of [NUMBER, '4111 1111', 'cc_cid']) expect(stored).not.toContain(secret);
    expect(stored).toContain('"cc_last4":"1111"');
  });

  it('must be entered again after a reload or when items changed', async () => {
    const { show, placeOrder } = open('cardknox');
    await fillCard();
    await goOn();
    show(cartWith('cardknox', 'cardknox', 2));
    await screen.findByText(/enter the details for The card again/);
    expect(isDisabled('Place order')).toBe(true);
    expect(placeOrder).not.toHaveBeenCalled();
  });

  it('stays discarded when the items are as before again', async () => {
    const { show } = open('cardknox');
    await fillCard();
    await goOn();
    show(cartWith('cardknox', 'cardknox'));
    await waitFor(() => expect(isDisabled('Place order')).toBe(false));
    show(cartWith('cardknox', 'cardknox', 2));
    show(cartWith('cardknox', 'cardknox'));
    await screen.findByText(/enter the details for The card again/);
  });
});

it('a cart that costs nothing asks for no payment, in the step and at the order', async () => {
  const free = (chosen: string) =>
    z.parse(cartShape, {
      ...cartWith('free', chosen),
      totals: { ...totals, grand_total: { amount: 0 } },
      payment_methods: [{ code: 'free', title: 'Nothing to pay', additional_data: { kind: 'offline' } }],
    });
  const { sent, done, placeOrder, show } = open('free', free(''));
  expect(await screen.findByText('Your order costs nothing. No payment is needed.')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
  await goOn();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ path: '/cart/payment', body: { method: 'free', data: {} } });
  show(free('free'));
  await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
  expect(placeOrder.mock.calls[0]).toMatchObject([{ data: {} }]);
});

it('another method replaces a selected one that is no longer offered', async () => {
  const { sent, done, show } = open('checkmo');
  await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
  show(cartWith('banktransfer'));
  const radio = screen.getByRole<HTMLInputElement>('radio');
  expect([radio.value, radio.checked]).toEqual(['banktransfer', true]);
  await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
  await goOn();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ path: '/cart/payment', body: { method: 'banktransfer' } });
});

it('a method selected while another one is being saved replaces it', async () => {
  const both = z.parse(cartShape, {
    ...cartWith('checkmo'),
    payment_methods: [
      { code: 'checkmo', title: 'Check' },
      { code: 'banktransfer', title: 'Transfer' },
    ],
  });
  let respond = () => {};
  const response = new Promise<ApiResponse>((resolve) => {
    respond = () => resolve({ status: 200, body: { ...both, info: { payment_method: 'checkmo' } } });
  });
  const { sent, done } = open('checkmo', both, () => response);
  await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
  await goOn();
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('radio', { name: 'Transfer' }));
  respond();
  await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
  await goOn();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ body: { method: 'banktransfer' } });
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('a method without a file is shown as unavailable and blocks the step', async () => {
  open('unheard_of');
  await screen.findByText(/not available right now/);
  expect(isDisabled('Continue to review')).toBe(true);
});

it('a method whose provider is not configured is unavailable too', async () => {
  open('hps_securesubmit');
  await screen.findByText(/not available right now/);
});

it.each(['paypal_express', 'freedompay'])(
  '%s: without an approval on the provider’s page, no order can be placed',
  async (code) => {
    const { placeOrder, done, show } = open(code, cartWith(code), async ({ path }) =>
      path === '/cart/payment' ? { status: 200, body: cartWith(code, code) } : { status: 422, body: '' },
    );
    await waitFor(() => expect(isDisabled('Continue to review')).toBe(false));
    await goOn();
    await screen.findByText(/An (unknown )?error occur/);
    expect(done).not.toHaveBeenCalled();
    show(cartWith(code, code));
    await screen.findByText(/enter the details for The card again/);
    expect(isDisabled('Place order')).toBe(true);
    expect(placeOrder).not.toHaveBeenCalled();
  },
);
