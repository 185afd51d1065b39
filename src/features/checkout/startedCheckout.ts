import { forgetSentOrder } from '@/api/cart/placedOrder';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.started';
const BOOKING_DOWN = 'checkout.bookingDown';

/** Records for this tab that the checkout had a cart with items, so that an empty one can be explained later. */
export const noteCheckout = () => tabStorage.set(KEY, '1');

export const hasCheckoutStarted = (): boolean => tabStorage.get(KEY) !== null;

/** Records for this tab whether the booking service is available; survives a visit to a payment provider's page. */
export const noteBooking = (isUp: boolean) =>
  isUp ? tabStorage.remove(BOOKING_DOWN) : tabStorage.set(BOOKING_DOWN, '1');

export const isBookingDown = (): boolean => tabStorage.get(BOOKING_DOWN) !== null;

/** Called when the order is placed, or the shopper has emptied the cart. */
export function forgetCheckout(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(BOOKING_DOWN);
  forgetSentOrder();
}
