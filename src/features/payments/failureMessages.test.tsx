import { cart as cartShape } from '@contract/cart';
import type { TenantConfigInput } from '@contract/config';
import type { ApiResponse } from '@contract/transport';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PaymentStep } from './PaymentStep';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';

vi.mock('@/browser/loadResource', () => ({ loadScript: async () => {} }));
vi.mock('@/browser/jsonp', () => ({ jsonp: vi.fn() }));

const price = { amount: 900 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const cartOf = (code: string, chosen = '') =>
  z.parse(cartShape, {
    info: { payment_method: chosen },
    items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price }],
    totals: { ...sums, grand_total: price },
    payment_methods: [{ code, title: 'The card', additional_data: { cc_types: ['VI'] } }],
  });

const script = {
  enabled: true,
  api_key: 'k',
  public_key: 'k',
  environment: 'e',
  script_url: 'https://p.example/s.js',
};
const config: TenantConfigInput = { katapult: script, affirm: script, nmi: script, heartland: script };

interface Options {
  /** The payment method of the cart; with one the review is rendered. */
  chosen?: string;
  /** The choice itself succeeds; what follows gets the response. */
  isChoiceSaved?: boolean;
}

/** Renders the payment step, or the review once a payment is chosen; every request gets the response. */
function open(code: string, response: ApiResponse, { chosen = '', isChoiceSaved = false }: Options = {}) {
  const { wrap } = createTestApp({
    config,
    send: async ({ path }) =>
      isChoiceSaved && path === '/cart/payment' ? { status: 200, body: cartOf(code, code) } : response,
  });
  const done = vi.fn();
  const cart = cartOf(code, chosen);
  render(
    wrap(
      <PaymentDraftProvider items={cart.items}>
        {chosen ? (
          <PlaceOrder cart={cart} isBlocked={false} isPlacing={false} placeOrder={async () => null} />
        ) : (
          <PaymentStep cart={cart} onDone={done} handover={null} />
        )}
      </PaymentDraftProvider>,
    ),
  );
  return { done };
}
const silent: ApiResponse = { status: 500, body: null };
const lost: ApiResponse = { status: 0, body: undefined };
const said: ApiResponse = { status: 422, body: { messages: { error: [{ message: 'No.' }] } } };
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const goOn = async () => {
  const next = await button('Continue to review');
  await waitFor(() => expect(next.disabled).toBe(false));
  await userEvent.click(next);
};

const KATAPULT = 'An error occurred from the Katapult application backend';
const AFFIRM = 'An error occurred from the Affirm application backend';
const FREEDOM = 'An error occurred from the Freedom Pay Apply Info';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

describe('the messages of docs/spec/13 §11', () => {
  it.each([
    ['katapult_payment_loan', silent, KATAPULT],
    ['katapult_payment_loan', lost, UNEXPECTED],
    ['cognical_zibby_loan', silent, KATAPULT],
    ['affirm', silent, AFFIRM],
    ['affirm', lost, UNEXPECTED],
    ['affirm', said, 'No.'],
  ])('%s at Place order after %j: %s', async (code, response, message) => {
    open(code, response, { chosen: code });
    const place = await button('Place order');
    await waitFor(() => expect(place.disabled).toBe(false));
    await userEvent.click(place);
    await screen.findByText(message);
  });

  it.each([
    ['freedompay', silent, FREEDOM],
    ['freedompay', lost, UNEXPECTED],
    ['katapult_payment_loan', silent, KATAPULT],
    ['cognical_zibby_loan', said, 'No.'],
  ])('%s when it is chosen, after %j: %s', async (code, response, message) => {
    open(code, response, { isChoiceSaved: true });
    await goOn();
    await screen.findByText(message);
  });

  it('PayPal standard needs no info: the order leads to PayPal', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const { done } = open('paypal_standard', silent, { isChoiceSaved: true });
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([
    [
      silent,
      /^Oops, something wrong happened on our end\. {2}Please try again or contact us if you continue to see this error\.$/,
    ],
    [said, 'No.'],
  ])('a store card of TD that is rejected: %j', async (response, message) => {
    open('tdbank', response);
    await userEvent.type(await screen.findByLabelText('Account number'), '6045780000001111');
    await userEvent.click(screen.getByRole('checkbox'));
    await goOn();
    await screen.findByText(message, { normalizer: (text) => text });
  });

  it.each([
    [lost, 'An unknown error occured while processing payment, please try submitting payment again.'],
    [said, 'No.'],
  ])('a card without a usable response: %j', async (response, message) => {
    open('cardknox', response);
    await userEvent.type(await screen.findByLabelText('Card number'), '4111111111111111');
    await userEvent.selectOptions(screen.getByLabelText('Expiry month'), '12');
    await userEvent.selectOptions(screen.getByLabelText('Expiry year'), String(new Date().getFullYear() + 2));
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    await goOn();
    await screen.findByText(message);
  });
});

describe('NMI', () => {
  const options: { callback?: (response: unknown) => void; timeoutCallback?: () => void } = {};
  const startPaymentRequest = vi.fn();
  beforeEach(() => {
    const configure = (given: object) => Object.assign(options, given);
    Object.assign(window, { CollectJS: { configure, startPaymentRequest } });
  });
  afterEach(() => {
    startPaymentRequest.mockClear();
    vi.useRealTimers();
  });
  const FAILED = "Unfortunately, we weren't able to process the payment.";

  it.each([[{ token: '' }], [{}], [{ token: 7 }]])(
    'shows the message for the unusable token %j',
    async (response) => {
      const { done } = open('nmicreditcard', silent);
      await goOn();
      act(() => options.callback?.(response));
      await screen.findByText(FAILED);
      expect(done).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['Collect.js gives up', () => options.timeoutCallback?.()],
    ['nothing ever answers', () => vi.advanceTimersByTime(20_000)],
  ])('says how to go on when %s, and a second click asks again', async (_, giveUp) => {
    open('nmicreditcard', silent);
    const next = await button('Continue to review');
    await waitFor(() => expect(next.disabled).toBe(false));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => next.click());
    await act(async () => giveUp());
    vi.useRealTimers();
    await screen.findByText(/^Unfortunately, .* Please try again, or choose another way to pay\.$/);
    await userEvent.click(next);
    expect(startPaymentRequest).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [
    'a lost response',
    '',
    'An unknown error occured while processing payment, please try submitting payment again.',
  ],
  ['a response without a token', '{}', 'heartland token missing'],
])('Heartland: %s', async (_, answer, message) => {
  const { jsonp } = await import('@/browser/jsonp');
  vi.mocked(jsonp).mockImplementation(async () =>
    answer ? JSON.parse(answer) : Promise.reject(new Error()),
  );
  open('hps_securesubmit', silent);
  await userEvent.type(await screen.findByLabelText('Card number'), '4111111111111111');
  await userEvent.selectOptions(screen.getByLabelText('Expiry month'), '12');
  await userEvent.selectOptions(screen.getByLabelText('Expiry year'), String(new Date().getFullYear() + 2));
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await goOn();
  await screen.findByText(message);
});
