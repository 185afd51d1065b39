import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useConfig, useLocale } from './configSlice';

/** Formats an amount in the store's currency and the screen's language. */
export function usePrice(): (amount: number) => string {
  const locale = useLocale();
  const { currency_code } = useConfig();
  return useCallback((amount) => formatMoney(amount, locale, currency_code), [locale, currency_code]);
}
