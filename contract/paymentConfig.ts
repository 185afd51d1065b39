import * as z from 'zod/mini';
import { flag, list, maybeNumber, number, string, text } from './fields';

/**
 * Financing terms that a tenant may advertise without a request to the provider. code: the provider's id; apr: percent
 * per year; minimum in units of the currency.
 */
const plan = z.object({
  code: text(),
  months: number(12),
  apr: number(0),
  minimum: maybeNumber,
  tier: text(),
});
export type FinancingPlan = z.output<typeof plan>;

/** A method that runs the provider's script. The URL is configuration, never code. */
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

const off = z.parse(scripted, {});
const applePay = z.object({
  enabled: flag(),
  allowed_card_networks: list(string),
  currency_code: text('USD'),
  display_name: text(),
  /** Apple's script for browsers without native Apple Pay; empty: Safari only. */
  script_url: text(),
});
export const creditTier = z.enum(['Prime', 'NearPrime', 'SubPrime']);
const chargeafter = z.extend(scripted, { promo_minimum: number(299.99), credit_tiers: list(creditTier) });

/** Payment and financing blocks of the store configuration, by provider (docs/spec/02 §1). */
export const paymentConfig = {
  affirm: z._default(scripted, off),
  acima: z._default(scripted, off),
  katapult: z._default(scripted, off),
  zibby: z._default(scripted, off),
  chargeafter: z._default(chargeafter, z.parse(chargeafter, {})),
  moneris: z._default(scripted, off),
  synchrony: z._default(scripted, off),
  synchronyunifi: z._default(scripted, off),
  wellsfargo: z._default(scripted, off),
  tdbank: z._default(scripted, off),
  freedompay: z._default(scripted, off),
  fairstone: z._default(scripted, off),
  paypal: z._default(scripted, off),
  heartland: z._default(scripted, off),
  nmi: z._default(scripted, off),
  authorizenet_applepay: z._default(applePay, z.parse(applePay, {})),
  amazon_checkout: z._default(scripted, off),
};
