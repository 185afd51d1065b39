import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useConfig, useLocale } from './configSlice';

/** Returns a function that formats an amount in the tenant's currency and the page's locale. */
export function usePrice(): (amount: number) => string {
  const locale = useLocale();
  const { currency_code } = useConfig();
  return useCallback((amount) => formatMoney(amount, locale, currency_code), [locale, currency_code]);
}
