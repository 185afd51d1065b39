import type { Money } from '../../../contract/fields.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** Formats amounts in cents as the contract requires, in the request's locale and the tenant's currency. */
export interface MoneyFormat {
  money(cents: number, title?: string): Money;
  amount(cents: number): { amount: number; formatted: string };
}

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

export function moneyFormatOf({
  tenant,
  language,
}: Pick<RequestContext, 'tenant' | 'language'>): MoneyFormat {
  const { currency } = tenant;
  const locale = configOf(tenant, language).locale.replace('_', '-');
  const format = (cents: number) => formatter(locale, currency).format(cents / 100);
  return {
    money: (cents, title = '') => ({ amount: cents / 100, currency, formatted: format(cents), title }),
    amount: (cents) => ({ amount: cents / 100, formatted: format(cents) }),
  };
}
