const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number with at most maximumFractionDigits decimals; locale as BCP 47 (en-US). */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  const key = `${locale} ${maximumFractionDigits}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  formatters.set(key, formatter);
  return formatter.format(value);
}

const separators = new Map<string, string>();

function decimalSeparator(locale: string): string {
  const separator =
    separators.get(locale) ??
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ??
    '.';
  separators.set(locale, separator);
  return separator;
}

const UNITS = /[\s'’\p{Sc}"″]|\b(?:usd|cad|us|ca)\b/giu;
const NUMBER = /^-?(?:\d[\d.,]*|[.,]\d+)$/;

/** The digits before the decimals; null for groups that no locale uses, such as 1,50,0. */
function ungroup(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/[.,]/g, '') : null;
}

/**
 * Parses a number as people type it: 1,500 and $1500.50 in English, 1 500,50 $ and 1500,5 in French. The locale's decimal separator
 * separates decimals; the other separator groups thousands, or counts as a decimal separator if no thousands follow.
 * null: not a number
 */
export function parseNumber(text: string, locale: string): number | null {
  const plain = text.normalize('NFKC').replace(/[−–]/g, '-').replace(UNITS, '');
  if (!NUMBER.test(plain)) return null;
  const [sign, digits] = plain.startsWith('-') ? [-1, plain.slice(1)] : [1, plain];
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const mark = digits[last] ?? '';
  const [before, after] = [digits.slice(0, Math.max(last, 0)), digits.slice(last + 1)];
  const isDecimal =
    last >= 0 &&
    !before.includes(mark) &&
    (mark === decimalSeparator(locale) || after.length !== 3 || /[.,]/.test(before));
  const whole = ungroup(isDecimal ? before : digits);
  if (whole === null || (isDecimal && !/^\d*$/.test(after))) return null;
  const value = sign * Number(`${whole || '0'}.${isDecimal ? after : ''}0`);
  return Number.isFinite(value) ? value : null;
}

/** Formats a number for a field read by parseNumber, without grouping. */
export const editableNumber = (value: number, locale: string): string =>
  value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 4 });
