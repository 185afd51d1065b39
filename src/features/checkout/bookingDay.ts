import type { Cart } from '@contract/cart';
import type { TenantConfig } from '@contract/config';
import { isBookingDown } from './startedCheckout';

/** Whether the delivery day of this method is booked with packageAI. */
export const isBookedMethod = ({ packageai }: TenantConfig, method: string): boolean =>
  packageai.enabled && packageai.shipping_methods.includes(method);

/** The day that the shopper has booked for a method (YYYY-MM-DD); empty if none. */
export const bookedDayOf = ({ packageAI }: Cart, method: string): string =>
  packageAI?.shipping_method === method ? packageAI.delivery_date : '';

/** A day is required unless the booking service is down, in which case the dealer calls the shopper (booking.failed). */
export const isDayMissing = (config: TenantConfig, cart: Cart, method: string): boolean =>
  isBookedMethod(config, method) && bookedDayOf(cart, method) === '' && !isBookingDown();
