import * as z from 'zod/mini';
import { text } from '../../../src/api/contract/fields.ts';
import { askProviderJson } from './gateways/askProvider.ts';
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
  /** YYYY-MM-DD once the shopper has picked a day. */
  delivery_date: text(),
  title: text(),
  message: text(),
});

/** A tenant's settings of packageAI; null when it has none, or bad ones. */
export const readBookingSettings = (given: unknown): BookingSettings | null =>
  z.safeParse(settings, given).data ?? null;

const headersOf = ({ api_key }: BookingSettings) => ({ authorization: `Bearer ${api_key}` });

/** A booking begun for a cart, kept with it until the day is picked. @throws ProviderSilent */
export async function beginBooking(own: BookingSettings, order: Payable, shippingMethod: string) {
  const { id, booking_url } = await askProviderJson(booking, `${own.api_url}/v1/bookings`, {
    headers: headersOf(own),
    body: {
      reference: order.reference,
      shipping_method: shippingMethod,
      address: order.shipping,
      items: order.items,
      language: order.language,
    },
  });
  return { booking_id: id, booking_url };
}

/** What became of it. @throws ProviderSilent */
export async function readBooking(own: BookingSettings, kept: Readonly<Record<string, string>>) {
  const id = kept.booking_id ?? '';
  const { delivery_date, title, message, booking_url } = await askProviderJson(
    booking,
    `${own.api_url}/v1/bookings/${encodeURIComponent(id)}`,
    { method: 'GET', headers: headersOf(own) },
  );
  return { booking_id: id, booking_url, delivery_date, title, message };
}
