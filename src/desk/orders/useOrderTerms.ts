import type { ChosenPlan, MailInClaim } from '@contract/orderTerms';
import { useTranslation } from 'react-i18next';

/** Texts for a financed order's plan, and for the rebates that the customer claims by mail. */
export function useOrderTerms(money: (amount: number) => string) {
  const { t, i18n } = useTranslation('desk/orders');
  const percent = (apr: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 }).format(apr / 100);
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  return {
    planText: ({ months, apr, monthly, total }: ChosenPlan) =>
      t('planTerms', { count: months, amount: money(monthly), apr: percent(apr), total: money(total) }),
    claimText: ({ title, amount, until }: MailInClaim) =>
      until
        ? t('claim', { amount: money(amount), date: dayText(until), title })
        : `${money(amount)} ${title}`,
  };
}
