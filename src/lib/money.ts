const formatters = new Map<string, Intl.NumberFormat>();

/** amount in units of the currency (dollars, not cents); locale as BCP 47 (en-US), currency as ISO 4217 (USD). */
export function formatMoney(amount: number, locale: string, currency: string): string {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known.format(amount);
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, made);
  return made.format(amount);
}
