import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import type { PlanTerm } from './planTerms';

/** Formats a plan as two lines: monthly payment and terms. */
export function usePlanLabels() {
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
