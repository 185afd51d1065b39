import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import type { PlanTerm } from './planTerms';

/** A plan in two lines: what it costs a month, and its terms. */
export function usePlanWords() {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const locale = useLocale();
  return ({ months, apr, monthly, total, tier }: PlanTerm) => {
    const percent = (apr / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
    const terms = t('plan.terms', { count: months, apr: percent, total: price(total) });
    return {
      label: t('plan.monthly', { amount: price(monthly) }),
      detail: tier ? `${terms}, ${t(`plan.tier.${tier}`)}` : terms,
    };
  };
}
