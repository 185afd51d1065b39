import * as z from 'zod/mini';
import { flag, list, maybeCurrencyCode, maybeNumber, number, section, text, words } from './fields';

/**
 * Financing terms that a tenant may advertise without a request to the provider. code: the provider's id; apr: percent per year; minimum in
 * units of the currency
 */
const plan = z.object({
  code: text(),
  months: number(12),
  apr: number(0),
  minimum: maybeNumber,
  tier: text(),
});
export type FinancingPlan = z.output<typeof plan>;

/** A method that runs the provider's script. The script's URL comes from the configuration. */
const scripted = z.object({
  enabled: flag(),
  api_key: text(),
  public_key: text(),
  script_url: text(),
  environment: text(),
  /** Range of order amounts in units of the currency. */
  minimum: maybeNumber,
  maximum: maybeNumber,
  plans: list(plan),
});

export type ScriptedPayment = z.output<typeof scripted>;

/** Wells Fargo's number of the card's regular terms, which need no plan of the dealer and have no minimum. */
export const REGULAR_PLAN = '1001';

const method = section(scripted);
const applePay = z.object({
  enabled: flag(),
  allowed_card_networks: words,
  /** Empty for the shop's currency, in which the amounts are. */
  currency_code: maybeCurrencyCode,
  display_name: text(),
  /** Contents of Apple's domain verification file, served below /.well-known; empty for no file. */
  domain_association: text(),
  /** Apple's script for browsers without native Apple Pay; empty: Safari only. */
  script_url: text(),
});
export const creditTier = z.enum(['Prime', 'NearPrime', 'SubPrime']);
const chargeafter = z.extend(scripted, { promo_minimum: number(299.99), credit_tiers: list(creditTier) });

/** Payment and financing blocks of the store configuration, by provider (docs/spec/02 §1). */
export const paymentConfig = {
  affirm: method,
  acima: method,
  katapult: method,
  zibby: method,
  chargeafter: section(chargeafter),
  moneris: method,
  synchrony: method,
  synchronyunifi: method,
  wellsfargo: method,
  tdbank: method,
  freedompay: method,
  fairstone: method,
  paypal: method,
  heartland: method,
  nmi: method,
  authorizenet_applepay: section(applePay),
  amazon_checkout: method,
};
