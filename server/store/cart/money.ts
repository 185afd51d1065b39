import type { Money } from '../../../src/api/contract/fields.ts';
import type { Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';

/** Writes amounts as the contract wants them, from cents, in the visitor's locale and the tenant's currency. */
export interface Wording {
  money(cents: number, title?: string): Money;
  amount(cents: number): { amount: number; formatted: string };
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, made);
  return made;
}

export function wordingOf({ tenant, language }: Pick<Visitor, 'tenant' | 'language'>): Wording {
  const { currency } = tenant;
  const locale = configOf(tenant, language).locale.replace('_', '-');
  const format = (cents: number) => formatter(locale, currency).format(cents / 100);
  return {
    money: (cents, title = '') => ({ amount: cents / 100, currency, formatted: format(cents), title }),
    amount: (cents) => ({ amount: cents / 100, formatted: format(cents) }),
  };
}
