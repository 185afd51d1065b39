import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [1499, 'en-US', 'USD', '$1,499.00'],
    [0.5, 'en-US', 'USD', '$0.50'],
    [-200, 'en-US', 'USD', '-$200.00'],
    [1499.9, 'fr-CA', 'CAD', '1 499,90 $'],
    [1499.9, 'en-CA', 'CAD', '$1,499.90'],
  ])('%d in %s is %4$s', (amount, locale, currency, text) => {
    expect(formatMoney(amount, locale, currency).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });
});
