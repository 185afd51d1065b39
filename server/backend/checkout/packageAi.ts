import * as z from 'zod/mini';
import { text } from '../../../contract/fields.ts';
import { callProviderJson } from './gateways/callProvider.ts';
import type { Payable } from './paymentMethod.ts';

const settings = z.object({
  /** https://api.package.ai */
  api_url: z.string(),
  api_key: z.string(),
});
export type BookingSettings = z.output<typeof settings>;

const booking = z.object({
  id: z.string(),
  booking_url: z.string().check(z.regex(/^https?:\/\//)),
  /** YYYY-MM-DD once the shopper has booked a day. */
  delivery_date: text(),
  title: text(),
  message: text(),
});

/** Parses a tenant's packageAI settings; null when they are missing or invalid. */
export const readBookingSettings = (input: unknown): BookingSettings | null =>
  z.safeParse(settings, input).data ?? null;

const headersOf = ({ api_key }: BookingSettings) => ({ authorization: `Bearer ${api_key}` });

/**
 * Starts a booking for a cart on one of the days of the tenant's delivery calendar, or on any day if there is no calendar. @throws
 * ProviderTimeoutError
 */
export async function beginBooking(
  own: BookingSettings,
  order: Payable,
  shippingMethod: string,
  days: readonly string[],
) {
  const { id, booking_url } = await callProviderJson(booking, `${own.api_url}/v1/bookings`, {
    headers: headersOf(own),
    body: {
      reference: order.reference,
      shipping_method: shippingMethod,
      address: order.shipping,
      items: order.items,
      language: order.language,
      available_days: days,
    },
  });
  return { booking_id: id, booking_url };
}

/** Reads the state of a booking. @throws ProviderTimeoutError */
export async function readBooking(own: BookingSettings, stored: Readonly<Record<string, string>>) {
  const id = stored.booking_id ?? '';
  const { delivery_date, title, message, booking_url } = await callProviderJson(
    booking,
    `${own.api_url}/v1/bookings/${encodeURIComponent(id)}`,
    { headers: headersOf(own) },
  );
  return { booking_id: id, booking_url, delivery_date, title, message };
}
