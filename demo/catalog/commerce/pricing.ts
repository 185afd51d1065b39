import type { DemoSaving } from '../../types.ts';
import { chance } from '../chance.ts';
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

/** US cents of a price the way the trade ends it: furniture in .00, appliances in .99. */
export function cents(dollars: number, appliance: boolean): number {
  return Math.round(dollars) * 100 + (appliance ? 99 : 0);
}

export const isAppliance = (draft: Pick<Draft, 'modelNumber' | 'family'>) =>
  draft.modelNumber !== undefined || draft.family === 'kitchen-package' || draft.family === 'laundry-pair';

/** List price, savings and the rarer ways to be sold (price on application, price in cart only). */
export function pricingOf(draft: Draft): Pricing {
  const next = chance(`price ${draft.id}`);
  const price = cents(draft.price, isAppliance(draft));
  const reduced = next() < 0.38;
  const listPrice = reduced
    ? cents(Math.round((draft.price * (1.08 + next() * 0.22)) / 10) * 10 - 1, isAppliance(draft))
    : price;
  const poa = draft.price >= 5500;
  const msrpEnabled = !poa && isAppliance(draft) && next() < 0.06;
  const plain = {
    price,
    listPrice: Math.max(price, listPrice),
    poa,
    msrpEnabled,
    addable: !poa && next() > 0.015,
    displayPrice: !poa,
  };
  const promotion = promotionFor(draft);
  if (!promotion || poa) return plain;
  const saving = {
    amount: promotion.amount,
    endsInDays: promotion.endsInDays,
    programId: promotion.programId,
  };
  return promotion.linqType === 'rebate'
    ? { ...plain, consumerRebate: saving }
    : { ...plain, listPrice: Math.max(plain.listPrice, price + saving.amount), instantSavings: saving };
}
