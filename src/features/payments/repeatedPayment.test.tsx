import { cart as cartShape } from '@contract/cart';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PlaceOrderResult } from '@/api/cart/placeOrder';
import { PlaceOrder } from './PlaceOrder';
import { PaymentDraftProvider } from './paymentDraft';

vi.mock('@/browser/loadResource', () => ({ loadScript: async () => {} }));
afterEach(() => vi.unstubAllGlobals());

const cartOf = (amount: number, code = 'affirm') =>
  z.parse(cartShape, {
    info: { payment_method: code },
    totals: { grand_total: { amount } },
    payment_methods: [{ code, title: 'Affirm' }],
  });

/** Renders the order button for Affirm, whose window approves a new loan each time it opens. */
async function openOrder(results: PlaceOrderResult[]) {
  let loans = 0;
  const open = ({ onSuccess }: { onSuccess: (response: object) => void }) => {
    loans += 1;
    onSuccess({ checkout_token: `loan-${loans}` });
  };
  const ui = { ready: (then: () => void) => then() };
  vi.stubGlobal('affirm', { ui, checkout: Object.assign(() => {}, { open }) });
  const tokens: (string | undefined)[] = [];
  const placeOrder = async ({ checkoutToken }: { checkoutToken?: string }) => {
    tokens.push(checkoutToken);
    return results[tokens.length - 1] ?? null;
  };
  const { wrap } = createTestApp({
    config: { affirm: { script_url: 'https://affirm.example/affirm.js' } },
    send: async () => ({ status: 200, body: { total: 100 } }),
  });
  const order = (amount: number) =>
    wrap(
      <PaymentDraftProvider items={[]}>
        <PlaceOrder cart={cartOf(amount)} isBlocked={false} isPlacing={false} placeOrder={placeOrder} />
      </PaymentDraftProvider>,
    );
  const { rerender } = render(order(100));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(button.disabled).toBe(false));
  const press = async (count: number) => {
    await userEvent.click(button);
    await waitFor(() => expect(tokens).toHaveLength(count));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  };
  return { tokens, press, showTotal: (amount: number) => rerender(order(amount)) };
}

it('sends an approved payment again while its order is open, and asks for another one after a rejection', async () => {
  const { tokens, press } = await openOrder(['repeatable', null]);
  await press(1);
  await press(2);
  await press(3);
  expect(tokens).toEqual(['loan-1', 'loan-1', 'loan-2']);
});

it('asks for another approval when the total has changed', async () => {
  const { tokens, press, showTotal } = await openOrder(['repeatable']);
  await press(1);
  showTotal(120);
  await press(2);
  expect(tokens).toEqual(['loan-1', 'loan-2']);
});

/** Moneris' form, in which the shopper pays as soon as it opens. */
class PaidCheckout {
  #complete = () => {};
  setMode() {}
  setCheckoutDiv() {}
  setCallback(event: string, callback: () => void) {
    if (event === 'payment_complete') this.#complete = callback;
  }
  startCheckout() {
    this.#complete();
  }
  closeCheckout() {}
}

it('sends a payment made in the provider’s own form again, and opens no form for a second one', async () => {
  vi.stubGlobal('monerisCheckout', PaidCheckout);
  const results: PlaceOrderResult[] = ['repeatable', null];
  const tickets: unknown[] = [];
  const placeOrder = async ({ data }: { data?: Record<string, unknown> }) => {
    tickets.push(data?.ticket);
    return results[tickets.length - 1] ?? null;
  };
  let issued = 0;
  const { wrap } = createTestApp({
    config: { moneris: { script_url: 'https://moneris.example/chkt.js' } },
    send: async ({ path }) => {
      if (path.endsWith('/checkoutinfo')) issued += 1;
      return { status: 200, body: { ticket: `ticket-${issued}` } };
    },
  });
  render(
    wrap(
      <PaymentDraftProvider items={[]}>
        <PlaceOrder
          cart={cartOf(100, 'moneris')}
          isBlocked={false}
          isPlacing={false}
          placeOrder={placeOrder}
        />
      </PaymentDraftProvider>,
    ),
  );
  /** The provider's button or ours, once it can be pressed. */
  const ready = () =>
    waitFor(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' });
      expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]);
      return button;
    });
  for (let count = 1; count <= 3; count += 1) {
    await userEvent.click(await ready());
    await waitFor(() => expect(tickets).toHaveLength(count));
  }
  expect(tickets).toEqual(['ticket-1', 'ticket-1', 'ticket-2']);
});
