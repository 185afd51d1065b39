import { expect, it } from 'vitest';
import { startPaymentSandbox } from '../../../demo/paymentSandbox/paymentSandbox.ts';
import { beginBooking, readBooking, readBookingSettings } from './packageAi.ts';
import type { Payable } from './paymentMethod.ts';

const order = { reference: 'test-1', shipping: {}, items: [], language: 'en' } as unknown as Payable;

it('starts a booking and reads the day that the shopper selected on packageAI’s page', async () => {
  const sandbox = await startPaymentSandbox('127.0.0.1');
  const own = { api_url: `${sandbox.url}/packageai`, api_key: 'demo' };
  const booking = await beginBooking(own, order, 'white_glove');
  expect(await readBooking(own, booking)).toMatchObject({ ...booking, delivery_date: '', message: '' });
  await fetch(`${booking.booking_url}?day=2026-12-01`);
  expect(await readBooking(own, booking)).toMatchObject({
    booking_id: booking.booking_id,
    delivery_date: '2026-12-01',
    title: 'Delivery booked',
  });
  await sandbox.close();
});

it('is unavailable with incomplete settings', () => {
  expect(readBookingSettings(undefined)).toBeNull();
  expect(readBookingSettings({ api_url: 'https://booking.example' })).toBeNull();
});
