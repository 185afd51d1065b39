import type { StoreConfig } from '@/api/contract/config';
import { type Instalment, instalment } from '@/api/contract/instalment';
import { isKatapultUsable } from '@/api/contract/katapultSettings';
import type { FinancingPlan } from '@/api/contract/paymentConfig';

/** What a financing method says to an amount: its instalments, or why it has none. */
export type FinancingOffer = { code: string; name: string } & (
  | { kind: 'offered'; instalments: Instalment[] }
  | { kind: 'belowMinimum' | 'aboveMaximum'; limit: number }
  /** Its terms come with the application: a lease, or a store that quotes none. */
  | { kind: 'onApplication' }
);

/** Names are the providers' own, in every language. Ways to pay over time, of all payment codes (commerce specification §9). */
const providers = {
  affirm: 'Affirm',
  synchrony: 'Synchrony',
  synchronyunifi: 'Synchrony',
  wellsfargo: 'Wells Fargo',
  chargeafter: 'ChargeAfter',
  fairstone: 'Fairstone',
  tdbank: 'TD Bank',
  acima: 'Acima',
  katapult: 'Katapult',
  zibby: 'Zibby',
} as const satisfies Partial<Record<keyof StoreConfig, string>>;
type Provider = keyof typeof providers;

const isUsable = (config: StoreConfig, code: Provider): boolean =>
  code === 'katapult' ? isKatapultUsable(config) : config[code].enabled;

/** Below it there is no plan: ChargeAfter has one of its own for products and carts (commerce specification §9). */
const minimumOf = (config: StoreConfig, code: Provider) =>
  Math.max(config[code].minimum ?? 0, code === 'chargeafter' ? config.chargeafter.promo_minimum : 0);

/** ChargeAfter's plans are for credit tiers, of which a store takes part in some. */
const isOpen = (config: StoreConfig, code: Provider, { tier }: FinancingPlan) =>
  code !== 'chargeafter' || tier === '' || config.chargeafter.credit_tiers.some((taken) => taken === tier);

function offerOf(config: StoreConfig, code: Provider, amount: number): FinancingOffer {
  const who = { code, name: providers[code] };
  const plans = config[code].plans.filter((plan) => plan.months > 0 && isOpen(config, code, plan));
  const lowest = Math.min(...plans.map(({ minimum }) => minimum ?? 0));
  const minimum = Math.max(minimumOf(config, code), plans.length > 0 ? lowest : 0);
  const maximum = config[code].maximum;
  if (amount < minimum) return { ...who, kind: 'belowMinimum', limit: minimum };
  if (maximum !== null && amount > maximum) return { ...who, kind: 'aboveMaximum', limit: maximum };
  const instalments = plans
    .filter((plan) => amount >= (plan.minimum ?? 0))
    .map(({ months, apr }) => instalment(amount, months, apr))
    .sort((a, b) => a.months - b.months);
  return instalments.length > 0
    ? { ...who, kind: 'offered', instalments }
    : { ...who, kind: 'onApplication' };
}

/** Every financing method the store has enabled, in a steady order, with what it offers for an amount. */
export const financingOffers = (config: StoreConfig, amount: number): FinancingOffer[] =>
  (Object.keys(providers) as Provider[])
    .filter((code) => isUsable(config, code))
    .map((code) => offerOf(config, code, amount));

export interface BestOffer extends Instalment {
  name: string;
}

/** The lowest monthly payment; of equals the one paid off first. null when no method offers one. */
export function bestOffer(offers: readonly FinancingOffer[]): BestOffer | null {
  const all = offers.flatMap((offer) =>
    offer.kind === 'offered' ? offer.instalments.map((one) => ({ ...one, name: offer.name })) : [],
  );
  return all.sort((a, b) => a.monthly - b.monthly || a.months - b.months)[0] ?? null;
}

/** From which amount on some method has an offer, when this amount is too small for all that say so. */
export function lowestMinimum(offers: readonly FinancingOffer[]): number | null {
  const limits = offers.flatMap((offer) => (offer.kind === 'belowMinimum' ? [offer.limit] : []));
  return limits.length > 0 ? Math.min(...limits) : null;
}
