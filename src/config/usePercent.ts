import { useLocale } from './configSlice';

/** Formats a number of percent: 9.99%. */
export function usePercent() {
  const locale = useLocale();
  return (percent: number) =>
    (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}
