import type { PaymentMethod } from '@contract/cart';
import { list, number, text } from '@contract/fields';
import { readResponse } from '@contract/readResponse';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';

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
  readResponse(facts, additional_data).data?.plans ?? [];

/** Formats a plan as two lines: monthly payment and terms. */
export function usePlanLabels() {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const percent = usePercent();
  return ({ months, apr, monthly, total, tier }: PlanTerm) => {
    const terms = t('plan.terms', { count: months, apr: percent(apr), total: price(total) });
    return {
      label: t('plan.monthly', { amount: price(monthly) }),
      detail: tier ? `${terms}, ${t(`plan.tier.${tier}`, { defaultValue: tier })}` : terms,
    };
  };
}
