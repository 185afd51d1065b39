import type { Cart } from '@contract/cart';

const KEY = 'checkout.pressed';
const intentOf = ({ info, totals }: Cart) => `${info.payment_method}|${totals.grand_total.amount}`;

/**
 * Records that Place order was clicked for this method and total; session storage keeps the intent during the visit
 * to the provider's page.
 */
export const recordSubmitIntent = (cart: Cart) => sessionStorage.setItem(KEY, intentOf(cart));

/** Returns whether the recorded intent matches this cart, and deletes it. */
export function consumeSubmitIntent(cart: Cart): boolean {
  const pressed = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return pressed === intentOf(cart);
}
