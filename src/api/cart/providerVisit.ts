import type { Cart } from '@contract/cart';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.providerVisit';
const SUBMITTED = 'submitted';

/** A visit to a provider's page, on which the shopper approves a total. */
interface ProviderVisit {
  total: number;
  /** Place order was clicked before the visit. */
  hasSubmitIntent: boolean;
}

/** Records what the shopper is about to approve; session storage retains it during the visit. */
export const recordProviderVisit = ({ totals }: Cart, method: string, hasSubmitIntent = false) =>
  tabStorage.set(KEY, [method, totals.grand_total.amount, hasSubmitIntent ? SUBMITTED : ''].join('|'));

/** Whether the shopper has gone to a provider's page and has not come back to this cart. */
export const hasProviderVisit = (): boolean => tabStorage.get(KEY) !== null;

export const clearProviderVisit = () => tabStorage.remove(KEY);

/** Returns the visit from which the shopper comes back with this method, once; null if none is recorded. */
export function takeProviderVisit(method: string): ProviderVisit | null {
  const [visited, total, intent] = (tabStorage.get(KEY) ?? '').split('|');
  clearProviderVisit();
  return visited === method ? { total: Number(total), hasSubmitIntent: intent === SUBMITTED } : null;
}
