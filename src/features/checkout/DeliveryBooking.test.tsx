import { cart } from '@contract/cart';
import type { Transport } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { DeliveryBooking } from './DeliveryBooking';
import { isBookingDown } from './startedCheckout';

const updates = { onReady: () => () => {}, apply: async () => {} };

async function openBooking(kind: Platform['kind']) {
  const calls: string[] = [];
  const send: Transport = async ({ method, path }) => {
    calls.push(`${method} ${path}`);
    return { status: 200, body: { booking_url: 'https://booking.example/1' } };
  };
  render(
    createTestApp({ send }).wrap(
      <PlatformProvider value={{ kind, kiosk: null, updates }}>
        <DeliveryBooking cart={z.parse(cart, {})} code="truck" onResponse={() => {}} />
      </PlatformProvider>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose the delivery day' }));
  await screen.findByRole('dialog', { name: 'Choose the delivery day' });
  return calls;
}

it('opens the page of the booking service in a frame', async () => {
  await openBooking('web');
  const frame = await screen.findByTitle('Choose the delivery day');
  expect(frame.getAttribute('src')).toBe('https://booking.example/1');
});

it('shows a code for the phone at a kiosk, and reads the booking when it is closed', async () => {
  const calls = await openBooking('kiosk');
  expect(await screen.findByRole('img', { name: 'Choose the delivery day' })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  expect(calls).not.toContain('PUT /cart/shipping');
  expect(isBookingDown()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(calls).toContain('PUT /cart/shipping'));
  // Without a day, the shopper continues and the dealer calls.
  expect(isBookingDown()).toBe(true);
});
