import { ProviderTimeoutError } from './callProvider.ts';

/** Formats cents as providers expect: 1299.00 */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Parses an amount in units of the currency to cents without rounding: 1299, 1299.5, "1299.00".
 * @throws ProviderTimeoutError when the text is not such an amount, because the charged amount is then unknown
 */
export function centsOf(amount: string | number | null | undefined): number {
  const [, units, parts = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(amount)) ?? [];
  if (!units) throw new ProviderTimeoutError('The provider sent an unreadable amount');
  return Number(units) * 100 + Number(parts.padEnd(2, '0'));
}

/** Returns the amount of a charge as an object with or without `amount`: without it, the provider charged the requested amount. */
export const amountIn = (amount: string | number | undefined): { amount?: number } =>
  amount === undefined || amount === '' ? {} : { amount: centsOf(amount) };

/** Returns the cents of a charge in a provider's report, which may omit the amount. */
export const reportedCents = (amount: string | number | null | undefined): number | null =>
  amount === undefined || amount === null || amount === '' ? null : centsOf(amount);
