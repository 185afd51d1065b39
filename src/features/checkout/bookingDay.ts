import type { Cart } from '@contract/cart';
import type { TenantConfig } from '@contract/config';
import { isBookingDown } from './startedCheckout';

/** Whether packageAI books the day of a delivery by this method. */
export const isBookedMethod = ({ packageai }: TenantConfig, method: string): boolean =>
  packageai.enabled && packageai.shipping_methods.includes(method);

/** The day that the shopper has booked for a method (YYYY-MM-DD); empty without one. */
export const bookedDayOf = ({ packageAI }: Cart, method: string): string =>
  packageAI?.shipping_method === method ? packageAI.delivery_date : '';

/** A day is required, unless the booking service does not answer: the dealer calls then (booking.failed). */
export const isDayMissing = (config: TenantConfig, cart: Cart, method: string): boolean =>
  isBookedMethod(config, method) && bookedDayOf(cart, method) === '' && !isBookingDown();
