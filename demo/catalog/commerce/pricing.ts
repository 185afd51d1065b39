import { random } from '../../random.ts';
import type { DemoSaving } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { promotionFor } from './promotions.ts';

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

/** Prices of a product, with savings, price on application and price in the cart only. */
export function pricingOf(draft: Draft): Pricing {
  const next = random(`price ${draft.id}`);
  const price = cents(draft.price, isAppliance(draft));
  const isReduced = next() < 0.38;
  const listPrice = isReduced
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
  const promotion = promotionFor(draft);
  if (!promotion || poa) return pricing;
  const saving = {
    amount: promotion.amount,
    endsInDays: promotion.endsInDays,
    programId: promotion.programId,
  };
  return promotion.linqType === 'rebate'
    ? { ...pricing, consumerRebate: saving }
    : { ...pricing, listPrice: Math.max(pricing.listPrice, price + saving.amount), instantSavings: saving };
}
