import type { PaymentMethod } from '@contract/cart';
import { list, number, text } from '@contract/fields';
import * as z from 'zod/mini';

const term = z.object({
  code: text(),
  tier: text(),
  months: number(0),
  /** Annual percentage rate. */
  apr: number(0),
  /** Units of the currency. */
  monthly: number(0),
  total: number(0),
});
export type PlanTerm = z.output<typeof term>;

const facts = z.object({ plans: list(term) });

/** Returns the financing terms quoted for this cart; empty when the data is invalid. */
export const termsOf = ({ additional_data }: PaymentMethod): PlanTerm[] =>
  z.safeParse(facts, additional_data).data?.plans ?? [];
