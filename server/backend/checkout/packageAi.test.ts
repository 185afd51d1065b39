import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startPaymentSandbox } from '../../../demo/paymentSandbox/paymentSandbox.ts';
import { beginBooking, readBooking, readBookingSettings } from './packageAi.ts';
import type { Payable } from './paymentMethod.ts';

const order = { reference: 'test-1', shipping: {}, items: [], language: 'en' } as unknown as Payable;

it('starts a booking and reads the day that the shopper selected on packageAI’s page', async () => {
  const sandbox = await startPaymentSandbox('127.0.0.1');
  const own = { api_url: `${sandbox.url}/packageai`, api_key: 'demo' };
  const days = ['2026-12-01', '2026-12-02'];
  const booking = await beginBooking(own, order, 'white_glove', days);
  expect(await readBooking(own, booking)).toMatchObject({ ...booking, delivery_date: '', message: '' });
  // The page offers the days of the dealer's calendar, as the shop writes them, and no other.
  const page = await (await fetch(booking.booking_url)).text();
  expect(page).toContain('Tue, Dec 1');
  expect(page).not.toContain('Dec 3');
  await fetch(`${booking.booking_url}?day=2026-12-06`);
  expect(await readBooking(own, booking)).toMatchObject({ delivery_date: '' });
  await fetch(`${booking.booking_url}?day=2026-12-01`);
  expect(await readBooking(own, booking)).toMatchObject({
    booking_id: booking.booking_id,
    delivery_date: '2026-12-01',
    title: 'Delivery booked',
  });
  await expect(readBooking({ ...own, api_key: 'wrong' }, booking)).rejects.toThrow();
  await sandbox.close();
});

it('is unavailable with incomplete settings', () => {
  expect(readBookingSettings(undefined)).toBeNull();
  expect(readBookingSettings({ api_url: 'https://booking.example' })).toBeNull();
});

it('refuses a booking whose page is no web address', async () => {
  const provider = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: '1', booking_url: 'javascript:alert("https://x")' }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const own = { api_url: `http://127.0.0.1:${port}`, api_key: 'demo' };
  await expect(beginBooking(own, order, 'white_glove', [])).rejects.toThrow();
  provider.close();
});
