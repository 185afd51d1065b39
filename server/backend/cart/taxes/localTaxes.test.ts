import { expect, it } from 'vitest';
import { taxRateOf } from './localTaxes.ts';

const rateOf = (country: string, region: string, postcode = '') =>
  taxRateOf({ country, region, postcode }).rate;

it.each([
  ['Seattle', '98107', 10_350],
  ['Tacoma', '98402', 10_400],
  ['Vancouver', '98660', 8900],
  ['Bainbridge Island, a ZIP code within the prefix of Seattle', '98110', 9300],
  ['no ZIP code yet', '', 6500],
])('Washington taxes by the place: %s', (_, postcode, rate) => {
  expect(rateOf('US', 'WA', postcode)).toBe(rate);
});

it('a state without a table has its own rate alone', () => {
  expect(rateOf('US', 'MN', '55401')).toBe(6875);
  expect(rateOf('US', 'OR', '97209')).toBe(0);
  expect(rateOf('US', 'nowhere', '98107')).toBe(0);
});

it('Canada taxes delivery too', () => {
  expect(taxRateOf({ country: 'CA', region: 'QC', postcode: 'H2H 2C7' })).toEqual({
    rate: 14_975,
    isDeliveryTaxed: true,
  });
});
