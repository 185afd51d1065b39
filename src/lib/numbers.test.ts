import { describe, expect, it } from 'vitest';
import { formatNumber } from './numbers';

describe('formatNumber', () => {
  it.each([
    [2962, 'en-US', 0, '2,962'],
    [2962, 'fr-CA', 0, '2 962'],
    [4.25, 'en-US', 1, '4.3'],
    [4.25, 'fr-CA', 1, '4,3'],
    [4, 'en-US', 1, '4'],
  ])('%d in %s with %d places is %s', (value, locale, places, text) => {
    expect(formatNumber(value, locale, places).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });
});
