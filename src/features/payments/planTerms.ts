import * as z from 'zod/mini';
import type { PaymentMethod } from '@/api/contract/cart';
import { list, number, text } from '@/api/contract/fields';

const term = z.object({
  code: text(),
  tier: text(),
  months: number(0),
  /** Percent a year. */
  apr: number(0),
  /** Units of the currency. */
  monthly: number(0),
  total: number(0),
});
export type PlanTerm = z.output<typeof term>;

const facts = z.object({ plans: list(term) });

/** The terms a method quotes for this cart, cheapest month first; a backend that says nothing readable quotes none. */
export const termsOf = ({ additional_data }: PaymentMethod): PlanTerm[] =>
  z.safeParse(facts, additional_data).data?.plans ?? [];
