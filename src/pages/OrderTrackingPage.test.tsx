import type { ApiRequest, ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it } from 'vitest';
import { Component as OrderTrackingPage } from './OrderTrackingPage';

afterEach(() => sessionStorage.clear());

const order = {
  entity_id: '7',
  increment_id: 'M-100007',
  status: 'processing',
  created_at: '2026-11-20T18:00:00Z',
  items: [],
  totals: { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: { amount: 900 } },
  billing_address: {},
  shipping_address: { firstname: 'Ada', city: 'Minneapolis' },
};

/** Fills the form of a link with the order's number. */
async function track(response: ApiResponse) {
  const sent: unknown[] = [];
  const send = async ({ path, body }: ApiRequest): Promise<ApiResponse> => {
    if (path === '/orders/track') sent.push(body);
    return path === '/orders/track' ? response : { status: 404, body: null };
  };
  const config = { phone: '555-0100', email: 'shop@example.com' };
  const { wrap } = createTestApp({ send, config, path: '/track-order?order=M-100007' });
  render(wrap(<OrderTrackingPage />));
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Show my order' }));
  return sent;
}

it('shows an order, and the empty form for another one', async () => {
  const sent = await track({ status: 200, body: order });
  expect((await screen.findByTestId('order-number')).textContent).toBe('M-100007');
  expect(sent).toEqual([{ number: 'M-100007', email: 'ada@example.com' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Track another order' }));
  expect(screen.queryByTestId('order-number')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Order number/ })).toBeTruthy();
});

it('shows the message of the backend', async () => {
  const message = 'We found no order with this number and email address.';
  await track({ status: 404, body: { messages: { error: [{ code: 'orderUnknown', message }] } } });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

it('names telephone and email of the dealer when the backend has no such call', async () => {
  await track({ status: 404, body: '<h1>No route</h1>' });
  expect(
    await screen.findByText(/Please contact us about your order: 555-0100, shop@example.com/),
  ).toBeTruthy();
});
