import { useLocale } from './configSlice';

/** Returns a function that formats a percentage: 9.99%. */
export function usePercent() {
  const locale = useLocale();
  return (percent: number) =>
    (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}
