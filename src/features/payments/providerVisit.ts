import type { Cart } from '@contract/cart';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.submitIntent';
const intentOf = ({ info, totals }: Cart) => `${info.payment_method}|${totals.grand_total.amount}`;

/**
 * Records that Place order was clicked for this method and total; session storage retains this while the shopper is on the provider's page.
 */
export const recordSubmitIntent = (cart: Cart) => tabStorage.set(KEY, intentOf(cart));

/** Returns whether Place order was clicked for this cart's method and total. */
export const hasSubmitIntent = (cart: Cart): boolean => tabStorage.get(KEY) === intentOf(cart);

export const clearSubmitIntent = () => tabStorage.remove(KEY);
