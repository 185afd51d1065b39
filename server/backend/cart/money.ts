import type { Money } from '../../../contract/fields.ts';
import { webLocale } from '../../../contract/webLocale.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, created);
  return created;
}

/** Formats amounts in cents as the contract requires, in the request's locale and the tenant's currency. */
export function moneyFormatOf({ tenant, language }: Pick<RequestContext, 'tenant' | 'language'>) {
  const { currency } = tenant;
  const locale = webLocale(configOf(tenant, language).locale);
  const format = (cents: number) => formatter(locale, currency).format(cents / 100);
  return {
    money: (cents: number, title = ''): Money => ({
      amount: cents / 100,
      currency,
      formatted: format(cents),
      title,
    }),
    amount: (cents: number) => ({ amount: cents / 100, formatted: format(cents) }),
  };
}

export type MoneyFormat = ReturnType<typeof moneyFormatOf>;

/**
 * Splits an amount in cents over lines in proportion to their weights. The shares add up to the amount, and no share exceeds its weight; an
 * amount above the sum of the weights is reduced to that sum.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const total = Math.min(Math.max(amount, 0), whole);
  const shares = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(whole)));
  let left = total - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const isTopped = left > 0 && share < (weights[index] ?? 0);
    if (isTopped) left -= 1;
    return isTopped ? share + 1 : share;
  });
}

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000;

/** Returns a share of an amount in cents, rounded half up; rate in thousandths of a percent. */
export const shareOf = (cents: number, rate: number): number =>
  Math.floor((cents * rate + WHOLE / 2) / WHOLE);
