const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number with at most maximumFractionDigits decimals; locale as BCP 47 (en-US). */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  const key = `${locale} ${maximumFractionDigits}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  formatters.set(key, formatter);
  return formatter.format(value);
}
