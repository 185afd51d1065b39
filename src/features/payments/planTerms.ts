import type { PaymentMethod } from '@contract/cart';
import { list, number, text } from '@contract/fields';
import { readResponse } from '@contract/readResponse';
import * as z from 'zod/mini';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';

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

/** Formats a number of percent: 9.99%. */
export function usePercent() {
  const locale = useLocale();
  return (percent: number) =>
    (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}

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
