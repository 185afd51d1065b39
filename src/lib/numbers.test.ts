import { describe, expect, it } from 'vitest';
import { editableNumber, formatNumber, parseNumber } from './numbers';

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

it.each([
  ['1,500', 'en-US', 1500],
  ['$1500', 'en-US', 1500],
  ['1,500.50', 'en-US', 1500.5],
  ['1500,50', 'en-US', 1500.5],
  ['1.5', 'en-US', 1.5],
  ['1,234,567', 'en-US', 1234567],
  ['.5', 'en-US', 0.5],
  ['1500.', 'en-US', 1500],
  ['-18', 'en-US', -18],
  ['−18', 'en-US', -18],
  ['US $ 20', 'en-US', 20],
  ['1 500', 'fr-CA', 1500],
  ['1\u202f500\u00a0$', 'fr-CA', 1500],
  ['1500,50', 'fr-CA', 1500.5],
  ['1500.50', 'fr-CA', 1500.5],
  ['1.500,50', 'fr-CA', 1500.5],
  ['1.500', 'fr-CA', 1500],
  ['１２', 'fr-CA', 12],
  ['abc', 'en-US', null],
  ['12a', 'en-US', null],
  ['1,50,0', 'en-US', null],
  ['--5', 'en-US', null],
  ['', 'en-US', null],
  ['1-2', 'en-US', null],
  [',', 'fr-CA', null],
])('%s in %s is %s', (text, locale, number) => expect(parseNumber(text, locale)).toBe(number));

it('parses the numbers that it formats for a field', () => {
  for (const locale of ['en-US', 'en-CA', 'fr-CA', 'fr'])
    for (const value of [0, -18.5, 1500, 1234567.25])
      expect(parseNumber(editableNumber(value, locale), locale)).toBe(value);
});
