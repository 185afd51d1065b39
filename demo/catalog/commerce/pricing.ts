import { random } from '../../random.ts';
import type { DemoBundleLine, DemoSaving } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { savingsFor } from './promotions.ts';

export interface Pricing {
  price: number;
  listPrice: number;
  poa: boolean;
  msrpEnabled: boolean;
  addable: boolean;
  displayPrice: boolean;
  instantSavings?: DemoSaving;
  consumerRebate?: DemoSaving;
}

/** Dollars as US cents. Prices of furniture end in .00, prices of appliances in .99. */
export function cents(dollars: number, appliance: boolean): number {
  return Math.round(dollars) * 100 + (appliance ? 99 : 0);
}

export const isAppliance = (draft: Pick<Draft, 'modelNumber' | 'family'>) =>
  draft.modelNumber !== undefined || draft.family === 'kitchen-package' || draft.family === 'laundry-pair';

/** Prices of a product, including savings, price on request and price shown only in the cart. */
export function pricingOf(draft: Draft): Pricing {
  const next = random(`price ${draft.id}`);
  const price = cents(draft.price, isAppliance(draft));
  const listPrice =
    next() < 0.38
      ? cents(Math.round((draft.price * (1.08 + next() * 0.22)) / 10) * 10 - 1, isAppliance(draft))
      : price;
  const poa = draft.price >= 5500;
  const msrpEnabled = !poa && isAppliance(draft) && next() < 0.06;
  const pricing = {
    price,
    listPrice: Math.max(price, listPrice),
    poa,
    msrpEnabled,
    addable: !poa && next() > 0.015,
    displayPrice: !poa,
  };
  return poa ? pricing : { ...pricing, ...reduced(draft, pricing) };
}

/** Adds the promotion's saving at this price. The list price includes an instant saving. */
export function reduced(
  draft: Draft,
  { price, listPrice }: Pick<Pricing, 'price' | 'listPrice'>,
): Pick<Pricing, 'listPrice' | 'instantSavings' | 'consumerRebate'> {
  const savings = savingsFor(draft, price);
  return { ...savings, listPrice: Math.max(listPrice, price + (savings.instantSavings?.amount ?? 0)) };
}

/** True when shoppers see a struck list price. */
export const isReduced = ({ price, listPrice, poa, msrpEnabled }: Pricing): boolean =>
  !poa && !msrpEnabled && listPrice > price;

/** The total price of a set's parts bought separately; null if any has no public price, because the total would reveal it. */
export function partsPrice(
  parts: readonly DemoBundleLine[],
  priceOf = (usCents: number) => usCents,
): number | null {
  let sum = 0;
  for (const { price, selectionQty } of parts) {
    if (price === null) return null;
    sum += priceOf(price) * selectionQty;
  }
  return sum;
}
