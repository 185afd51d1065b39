import type { ChosenPlan } from '@contract/orderTerms';
import { useTranslation } from 'react-i18next';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';

/**
 * Returns a function that states the terms of a loan in full: 36 payments of $48.37 at 9.99% APR, $1,741.32 in all (Truth in Lending Act).
 */
export function usePlanText() {
  const { t } = useTranslation('checkout');
  const price = usePrice();
  const percent = usePercent();
  return ({ months, apr, monthly, total }: ChosenPlan) =>
    t('planTerms', {
      count: months,
      amount: price(monthly),
      apr: percent(apr),
      total: price(total),
    });
}
