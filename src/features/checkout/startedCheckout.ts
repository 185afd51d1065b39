import { forgetSentOrder } from '@/api/cart/placedOrder';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.started';
const BOOKING_DOWN = 'checkout.bookingDown';

/** Remembers for this tab that the checkout had a cart with items, so that an empty one later can be explained. */
export const noteCheckout = () => tabStorage.set(KEY, '1');

export const hasCheckoutStarted = (): boolean => tabStorage.get(KEY) !== null;

/** Remembers for this tab, also over the page of a payment provider, that the booking service gave no page. */
export const noteBooking = (isUp: boolean) =>
  isUp ? tabStorage.remove(BOOKING_DOWN) : tabStorage.set(BOOKING_DOWN, '1');

export const isBookingDown = (): boolean => tabStorage.get(BOOKING_DOWN) !== null;

/** The order is placed, or the shopper has emptied the cart. */
export function forgetCheckout(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(BOOKING_DOWN);
  forgetSentOrder();
}
