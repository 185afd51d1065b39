import * as z from 'zod/mini';
import { number, text } from './fields';

/**
 * The plan of a financed order: the terms that the Truth in Lending Act requires to be shown before the shopper agrees. Amounts in units of
 * the currency, apr in percent per year. Not in the specification, nor are the claims.
 */
export const chosenPlan = z.object({
  months: number(0),
  apr: number(0),
  monthly: number(0),
  total: number(0),
});
export type ChosenPlan = z.output<typeof chosenPlan>;

/** A rebate that the shopper claims by mail after the purchase. */
export const mailInClaim = z.object({
  title: text(),
  /** Units of the currency. */
  amount: number(0),
  /** The claim form; empty if the dealer provides none. */
  form_url: text(),
  /** The deadline (YYYY-MM-DD); empty when unknown. */
  until: text(),
});
export type MailInClaim = z.output<typeof mailInClaim>;
