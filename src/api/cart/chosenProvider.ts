import type { Cart } from '@contract/cart';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.provider';

/**
 * Methods of Zibby, Katapult, Acima and Citi. Their payment is recorded on the provider's own page, so the backend may have no method in
 * the cart before that (docs/spec/12 §2).
 */
const providerMethods = new Set([
  'cognical_zibby_loan',
  'katapult_payment_loan',
  'acimacheckout',
  'freedompay',
]);

/** Equal for equal items, quantities and add-ons. A change to any of them resets the payment (docs/spec/11 §3). */
export const itemsKey = (items: Cart['items']): string =>
  items.map((item) => `${item.item_id}x${item.qty}+${item.crosssell_parent_id ?? ''}`).join('~');

/** Remembers the chosen method for these items while the shopper is on the provider's page. Choosing any other method clears it. */
export function rememberProvider(cart: Cart, method: string): void {
  if (providerMethods.has(method)) tabStorage.set(KEY, `${method}|${itemsKey(cart.items)}`);
  else tabStorage.remove(KEY);
}

/**
 * Returns the cart. If it has no payment method, it gets the provider that the shopper chose for the same items in this tab. A method that
 * is no longer offered, for example because a coupon covers the total, is dropped and must be chosen again.
 */
export function withChosenProvider(cart: Cart): Cart {
  const isOffered = (method: string) => cart.payment_methods.some(({ code }) => code === method);
  // Without a list of methods, the chosen one can't be checked.
  if (cart.payment_methods.length === 0 || isOffered(cart.info.payment_method)) return cart;
  const [method = '', items] = (tabStorage.get(KEY) ?? '').split('|');
  const isChosen = isOffered(method) && items === itemsKey(cart.items);
  return { ...cart, info: { ...cart.info, payment_method: isChosen ? method : '' } };
}
