import type { TenantConfig } from '@contract/config';
import { type Instalment, instalment } from '@contract/instalment';
import { isKatapultUsable, katapultSettings } from '@contract/katapultSettings';
import type { FinancingPlan } from '@contract/paymentConfig';

/** A financing method's offer for an amount: its instalments, or why there are none. */
export type FinancingOffer = { code: string; name: string } & (
  | { kind: 'offered'; instalments: Instalment[] }
  | { kind: 'belowMinimum' | 'aboveMaximum'; limit: number }
  /** Terms are only given on application: a lease, or a tenant without quoted plans. */
  | { kind: 'onApplication' }
);

/** Brand names, equal in every language. Financing methods among all payment codes (docs/spec/13 §1). */
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
} as const satisfies Partial<Record<keyof TenantConfig, string>>;
type Provider = keyof typeof providers;

/** Katapult's settings are merged with Zibby's, its former name, so both are one line (docs/spec/13 §6). */
const settingsOf = (config: TenantConfig, code: Provider) =>
  code === 'katapult' ? katapultSettings(config) : config[code];

const isUsable = (config: TenantConfig, code: Provider): boolean =>
  code === 'katapult' ? isKatapultUsable(config) : config[code].enabled;

/** Minimum amount of a plan; ChargeAfter has its own for products and carts (docs/spec/13 §7). */
const minimumOf = (config: TenantConfig, code: Provider) =>
  Math.max(
    settingsOf(config, code).minimum ?? 0,
    code === 'chargeafter' ? config.chargeafter.promo_minimum : 0,
  );

/** ChargeAfter's plans apply to credit tiers; a tenant participates in some of them. */
const isEligible = (config: TenantConfig, code: Provider, { tier }: FinancingPlan) =>
  code !== 'chargeafter' ||
  tier === '' ||
  config.chargeafter.credit_tiers.some((creditTier) => creditTier === tier);

function offerOf(config: TenantConfig, code: Provider, amount: number): FinancingOffer {
  const provider = { code, name: providers[code] };
  const settings = settingsOf(config, code);
  const plans = settings.plans.filter((plan) => plan.months > 0 && isEligible(config, code, plan));
  const lowest = Math.min(...plans.map(({ minimum }) => minimum ?? 0));
  const minimum = Math.max(minimumOf(config, code), plans.length > 0 ? lowest : 0);
  const { maximum } = settings;
  if (amount < minimum) return { ...provider, kind: 'belowMinimum', limit: minimum };
  if (maximum !== null && amount > maximum) return { ...provider, kind: 'aboveMaximum', limit: maximum };
  const instalments = plans
    .filter((plan) => amount >= (plan.minimum ?? 0))
    .map(({ months, apr }) => instalment(amount, months, apr))
    .sort((a, b) => a.months - b.months);
  return instalments.length > 0
    ? { ...provider, kind: 'offered', instalments }
    : { ...provider, kind: 'onApplication' };
}

/** Returns the offers of all enabled financing methods for an amount, in a fixed order. */
export const financingOffers = (config: TenantConfig, amount: number): FinancingOffer[] =>
  (Object.keys(providers) as Provider[])
    .filter((code) => isUsable(config, code))
    .map((code) => offerOf(config, code, amount));

export interface BestOffer extends Instalment {
  name: string;
}

/** Returns the lowest monthly payment, preferring the shorter term; null without an offer. */
export function bestOffer(offers: readonly FinancingOffer[]): BestOffer | null {
  const all = offers.flatMap((offer) =>
    offer.kind === 'offered' ? offer.instalments.map((terms) => ({ ...terms, name: offer.name })) : [],
  );
  return all.sort((a, b) => a.monthly - b.monthly || a.months - b.months)[0] ?? null;
}

/** Returns the smallest amount for which a method has an offer, if this amount is below every minimum. */
export function lowestMinimum(offers: readonly FinancingOffer[]): number | null {
  const limits = offers.flatMap((offer) => (offer.kind === 'belowMinimum' ? [offer.limit] : []));
  return limits.length > 0 ? Math.min(...limits) : null;
}
