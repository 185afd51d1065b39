const formatters = new Map<string, Intl.NumberFormat>();

/** Formats an amount in units of the currency (dollars, not cents); locale as BCP 47 (en-US), currency as ISO 4217 (USD). */
export function formatMoney(amount: number, locale: string, currency: string): string {
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached.format(amount);
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, formatter);
  return formatter.format(amount);
}
