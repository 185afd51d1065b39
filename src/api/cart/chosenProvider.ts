import type { Cart } from '@contract/cart';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.provider';

/**
 * Methods of Zibby, Katapult, Acima and Citi. Their payment is recorded on the provider's own page, so a backend may
 * keep no method in the cart before (docs/spec/12 §2).
 */
const providerMethods = new Set([
  'cognical_zibby_loan',
  'katapult_payment_loan',
  'acimacheckout',
  'freedompay',
]);

/** Equal for equal items, quantities and add-ons: a change of these resets the payment (docs/spec/11 §3). */
export const itemsKey = (items: Cart['items']): string =>
  items.map((item) => `${item.item_id}x${item.qty}+${item.crosssell_parent_id ?? ''}`).join('~');

/** Keeps the chosen method for these items over the visit to the provider's page. Any other method replaces it. */
export function rememberProvider(cart: Cart, method: string): void {
  if (providerMethods.has(method)) tabStorage.set(KEY, `${method}|${itemsKey(cart.items)}`);
  else tabStorage.remove(KEY);
}

/**
 * The cart; without a payment method, it gets the provider that the shopper chose for the same items in this tab. A method
 * that is no longer offered, as when a coupon leaves nothing to pay, cannot pay and has to be chosen again.
 */
export function withChosenProvider(cart: Cart): Cart {
  const isOffered = (method: string) => cart.payment_methods.some(({ code }) => code === method);
  // A cart that lists no methods says nothing about the chosen one.
  if (cart.payment_methods.length === 0 || isOffered(cart.info.payment_method)) return cart;
  const [method = '', items] = (tabStorage.get(KEY) ?? '').split('|');
  const isChosen = isOffered(method) && items === itemsKey(cart.items);
  return { ...cart, info: { ...cart.info, payment_method: isChosen ? method : '' } };
}
