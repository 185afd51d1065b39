import * as z from 'zod/mini';
import { number, text } from './fields';

/**
 * The plan by which a financed order is paid: the terms that the Truth in Lending Act asks for before the shopper agrees.
 * Amounts in units of the currency, apr in percent a year. Not in the specification, as are the claims.
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
  /** The form to send; empty when the dealer names none. */
  form_url: text(),
  /** The last day (YYYY-MM-DD); empty when unknown. */
  until: text(),
});
export type MailInClaim = z.output<typeof mailInClaim>;
