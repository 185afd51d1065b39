import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.started';

/** Remembers for this tab that the checkout had a cart with items, so that an empty one later can be explained. */
export const noteCheckout = () => tabStorage.set(KEY, '1');

export const hasCheckoutStarted = (): boolean => tabStorage.get(KEY) !== null;

/** The order is placed, or the shopper has emptied the cart. */
export const forgetCheckout = () => tabStorage.remove(KEY);
