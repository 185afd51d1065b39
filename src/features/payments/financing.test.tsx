import { cart as cartShape } from '@contract/cart';
import { linkCart } from '@contract/cartEndpoints';
import type { ApiRequest, ApiResponse } from '@contract/transport';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { noteMissingCall } from '@/api/missingCalls';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { PaymentStep } from './PaymentStep';
import { PaymentDraftProvider } from './paymentDraft';

const price = { amount: 900 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const cartOf = (code: string, chosen: string, facts: object) =>
  z.parse(cartShape, {
    info: { payment_method: chosen },
    items: [{ item_id: '1', product_id: '1', price, original_price: price, row_total: price }],
    totals: { ...sums, grand_total: price },
    billing_address: { region: 'ON' },
    payment_methods: [{ code, title: 'The card', additional_data: { kind: 'financing', ...facts } }],
  });

const kiosk = { kind: 'kiosk', kiosk: null } as unknown as Platform;
const web = { kind: 'web', kiosk: null } as unknown as Platform;

/**
 * Renders the payment step with one method. Each path gets its given response; choosing the method returns the cart.
 */
function open(code: string, facts: object, answers: Record<string, ApiResponse> = {}, platform = web) {
  const sent: ApiRequest[] = [];
  const { wrap, store } = createTestApp({
    send: async (request) => {
      if (request.method !== 'GET') sent.push(request);
      return answers[request.path] ?? { status: 200, body: cartOf(code, code, facts) };
    },
  });
  const done = vi.fn();
  render(
    wrap(
      <PlatformProvider value={platform}>
        <PaymentDraftProvider items={[]}>
          <PaymentStep
            cart={cartOf(code, '', facts)}
            onDone={done}
            handover={<button type="button">QR</button>}
          />
        </PaymentDraftProvider>
      </PlatformProvider>,
    ),
  );
  return { sent, done, store };
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to review' }));
const number = () => screen.findByLabelText<HTMLInputElement>('Account number');
const dataOf = (sent: ApiRequest[]) => (sent.at(-1)?.body as { data: object } | undefined)?.data;
const refusal = (message: string): ApiResponse => ({
  status: 422,
  body: { messages: { error: [{ message }] } },
});

const plans = [
  { code: '1024', months: 24, apr: 9.99, monthly: 41.53, total: 996.72 },
  { code: '1036', months: 36, apr: 9.99, monthly: 29.04, total: 1045.44 },
];
const promos = [
  { plan_number: '1012', title: '12 months', terms: 'Interest from the purchase date.' },
  { plan_number: '1036', title: '36 payments', terms: 'A fixed payment.' },
];

describe('a store card (Wells Fargo)', () => {
  it('requires 16 digits, shows the error, focuses the field, and sends nothing', async () => {
    const { sent } = open('wellsfargo', { plans });
    await userEvent.type(await number(), '6045 7800');
    await goOn();
    screen.getByText('Please check the account number: it has 16 digits.');
    expect(document.activeElement).toBe(await number());
    expect(sent).toEqual([]);
  });

  it('groups the number, ignores a seventeenth digit, and sends the selected plan', async () => {
    const { sent, done } = open('wellsfargo', { plans });
    await userEvent.type(await number(), '60457800000011119');
    expect((await number()).value).toBe('6045 7800 0000 1111');
    await userEvent.click(screen.getByRole('radio', { name: /29\.04 a month/ }));
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(dataOf(sent)).toEqual({ account_number: '6045780000001111', plan_number: '1036' });
  });

  it('uses the card’s own terms where there is no plan', async () => {
    const { sent, done } = open('wellsfargo', { plans: [] });
    await userEvent.type(await number(), '6045780000001111');
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(dataOf(sent)).toMatchObject({ plan_number: '1001' });
  });
});

describe('TD’s store card', () => {
  const page = { closed: false, location: '', close: vi.fn() };
  afterEach(() => vi.restoreAllMocks());

  it('requires the terms to be accepted for each promotion (docs/spec/13 §5)', async () => {
    const { sent, done } = open('tdbank', { promos });
    await userEvent.type(await number(), '6045780000001111');
    const accept = screen.getByRole<HTMLInputElement>('checkbox', { name: /accept the terms/ });
    await userEvent.click(accept);
    await userEvent.click(screen.getByRole('radio', { name: /36 payments/ }));
    expect(accept.checked).toBe(false);
    await goOn();
    screen.getByText('Please accept the terms of the promotion.');
    expect(sent).toEqual([]);
    await userEvent.click(accept);
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(dataOf(sent)).toEqual({
      account_number: '6045780000001111',
      plan_number: '1036',
      terms_accepted: true,
    });
  });

  const applied = { status: 200, body: { apply_url: 'https://td.example/apply', transaction_link: 'tl-1' } };
  const apply = async () => {
    vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    page.closed = true;
  };

  it('fills in the number of an issued card and shows its limit', async () => {
    const card = { account_number: '4111111111111111', open_to_buy: 5000 };
    const { sent } = open(
      'tdbank',
      { promos },
      {
        '/tdbank/applyinfo': applied,
        '/tdbank/opentobuy': { status: 200, body: card },
      },
    );
    await apply();
    await screen.findByText(
      'Your new card is ready, with $5,000.00 to spend. Its number is filled in below.',
    );
    expect((await number()).value).toBe('4111 1111 1111 1111');
    expect(page.location).toBe('https://td.example/apply');
    expect(sent[0]?.body).toEqual({ data: { transaction_link: 'tl-1' } });
  });

  it('asks again at the end, when the window had posted a message before the decision', async () => {
    Object.assign(page, { closed: false, location: '' });
    const answers: Record<string, ApiResponse> = {
      '/tdbank/applyinfo': applied,
      '/tdbank/opentobuy': refusal('Not decided.'),
    };
    const { sent } = open('tdbank', { promos }, answers);
    vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    await waitFor(() => expect(page.location).toBe('https://td.example/apply'));
    const message = Object.defineProperty(new MessageEvent('message'), 'source', { value: page });
    window.dispatchEvent(message);
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/tdbank/opentobuy']));
    expect(page.close).not.toHaveBeenCalled();
    answers['/tdbank/opentobuy'] = { status: 200, body: { account_number: '4111111111111111' } };
    page.closed = true;
    await waitFor(async () => expect((await number()).value).toBe('4111 1111 1111 1111'));
  });

  it('says that the browser blocked the window', async () => {
    open('tdbank', { promos }, { '/tdbank/applyinfo': applied });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    await screen.findByText(/Allow pop-ups/);
    await apply();
    await waitFor(() => expect(screen.queryByText(/Allow pop-ups/)).toBeNull());
  });

  it.each([
    ['the apply info fails', { '/tdbank/applyinfo': refusal('No.') }],
    ['TD has no page', { '/tdbank/applyinfo': { status: 200, body: { apply_url: '' } } }],
    ['the card number fails', { '/tdbank/applyinfo': applied, '/tdbank/opentobuy': refusal('No.') }],
  ])('shows no error when %s: the number can be typed (docs/spec/13 §11)', async (_, answers) => {
    open('tdbank', { promos }, answers);
    await apply();
    await waitFor(() => expect(page.close).toHaveBeenCalled());
    expect(screen.queryByText('No.')).toBeNull();
    expect((await number()).value).toBe('');
    page.close.mockClear();
  });
});

describe('Fairstone', () => {
  const plan = {
    plan_hash: 'h24',
    plan_code: 'EP24',
    display_name: '24 equal payments',
    long_description: 'At 9.99% a year.',
    legal_name: 'Fairstone loan agreement EP24',
    plan_type: 'EP',
    term: 24,
    monthly_payment: 41.53,
    monthly_apr: 9.99,
    reduced_rate_finance_charge: 12.5,
    admin_fee: 49,
  };
  const path = '/fairstone/financeplans';
  const withPlan = { [path]: { status: 200, body: { fairstone_plans: [plan] } } };

  it('requires a plan, shows its fee, submits it and then selects the method', async () => {
    const { sent, done } = open('fairstone', {}, withPlan);
    const radio = await screen.findByRole('radio', { name: /24 equal payments, \$41\.53 a month/ });
    screen.getByText('At 9.99% a year. Administration fee: $49.00.');
    await goOn();
    screen.getByText('Please choose a plan.');
    expect(document.activeElement).toBe(radio);
    expect(sent).toEqual([]);
    await userEvent.click(radio);
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    const body = { plan_hash: 'h24', plan_code: 'EP24' };
    expect(sent.map((one) => [one.path, one.body])).toEqual([
      ['/cart/fairstone/postplans', body],
      ['/cart/payment', { method: 'fairstone', data: body }],
    ]);
  });

  it('shows all terms of the chosen plan before it is submitted', async () => {
    const { sent } = open('fairstone', {}, withPlan);
    const radio = await screen.findByRole('radio', { name: /24 equal payments/ });
    expect(screen.queryByRole('region', { name: 'Terms of the plan' })).toBeNull();
    await userEvent.click(radio);
    const terms = [...screen.getByRole('region', { name: 'Terms of the plan' }).querySelectorAll('div')];
    expect(terms.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Legal name', 'Fairstone loan agreement EP24'],
      ['Plan type', 'Equal payments'],
      ['Term', '24 months'],
      ['APR', '9.99%'],
      ['Monthly payment', '$41.53'],
      ['Administration fee', '$49.00'],
      ['Reduced-rate finance charge', '$12.50'],
    ]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['without plans', { status: 200, body: { fairstone_plans: [] } }],
    ['after an error', { status: 500, body: null }],
  ])('shows the specified message %s (docs/spec/13 §11)', async (_, response) => {
    open('fairstone', {}, { [path]: response });
    await screen.findByText(
      "Unfortunately, we aren't able to offer financing due to one or more of the following: Financing is not offered in your province; the minimum purchase value hasn't been met; the maximum purchase value has been exceeded.",
    );
  });

  it('shows that a submitted plan was rejected, and stays', async () => {
    const rejection = { '/cart/fairstone/postplans': { status: 500, body: null } };
    const { done } = open('fairstone', {}, { ...withPlan, ...rejection });
    await userEvent.click(await screen.findByRole('radio', { name: /24 equal payments/ }));
    await goOn();
    await screen.findByText("Unfortunately, we weren't able to process the payment.");
    expect(done).not.toHaveBeenCalled();
  });
});

it.each(['fairstone', 'affirm', 'paypal_checkout'])(
  '%s needs the shopper’s phone on a kiosk: the handover is beside it, and no script loads',
  async (code) => {
    const { sent } = open(code, {}, {}, kiosk);
    await screen.findByText(/opens its own page\. Please continue on your phone/);
    screen.getByRole('button', { name: 'QR' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to review' }).disabled).toBe(true);
    expect(document.querySelector('script')).toBeNull();
    expect(sent).toEqual([]);
  },
);

it('a kiosk whose backend has no links to a cart says that the method can not be used there', async () => {
  const { store } = open('affirm', {}, {}, kiosk);
  await screen.findByText(/continue on your phone/);
  act(() => noteMissingCall(linkCart, { status: 404 }, store.dispatch));
  await screen.findByText(/can't be used at this kiosk\. Please choose another payment method/);
  expect(screen.queryByText(/continue on your phone/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'QR' })).toBeNull();
});

it('a kiosk, which opens no windows, offers no application for TD’s card', async () => {
  open('tdbank', {}, {}, kiosk);
  await number();
  expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
});
