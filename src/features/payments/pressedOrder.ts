import type { Cart } from '@/api/contract/cart';

const KEY = 'checkout.pressed';
const wishOf = ({ info, totals }: Cart) => `${info.payment_method}|${totals.grand_total.amount}`;

/** Place order was pressed for this payment and total; this tab remembers it while the shopper is on the provider's page. */
export const orderPressed = (cart: Cart) => sessionStorage.setItem(KEY, wishOf(cart));

/** Whether it was pressed for just this; asked once: the answer is used up. */
export function wasOrderPressed(cart: Cart): boolean {
  const pressed = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return pressed === wishOf(cart);
}
