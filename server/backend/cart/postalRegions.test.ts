import { expect, it } from 'vitest';
import { isPostcodeOfRegion } from './postalRegions.ts';
import { regionsOf } from './regions.ts';

it.each([
  ['US', 'MN', '55401', true],
  ['US', 'OR', '55401', false],
  ['US', 'MN', '99501', false],
  ['US', 'AK', '99501', true],
  ['US', 'WA', '98660', true],
  ['US', 'OR', '98660', false],
  ['US', 'NY', '06390', true],
  ['US', 'MO', '72643', true],
  ['US', 'AR', '72643', true],
  ['US', 'CA', '97635', true],
  ['US', 'OR', '99362', true],
  ['US', 'ID', '97635', false],
  ['US', 'WY', '83414', true],
  ['US', 'HI', '96701', true],
  ['CA', 'QC', 'H2H 2C7', true],
  ['CA', 'AB', 'H2H 2C7', false],
  ['CA', 'NU', 'X0A 0H0', true],
  ['CA', 'QC', 'K1A 0B1', true],
  ['CA', 'QC', 'K2P 1L4', false],
])('in %s the region %s and the postcode %s agree: %s', (country, region, postcode, expected) => {
  expect(isPostcodeOfRegion(country, region, postcode)).toBe(expected);
});

it.each([
  ['AE', '09012'],
  ['AA', '34002'],
  ['AP', '96201'],
  ['PR', '00901'],
  ['VI', '00802'],
  ['GU', '96910'],
])(
  'the postcode of the military or a territory (%s) agrees with it, and not with a state',
  (code, postcode) => {
    expect(isPostcodeOfRegion('US', code, postcode)).toBe(true);
    expect(isPostcodeOfRegion('US', 'OR', postcode)).toBe(false);
  },
);

it('every state and province has postcodes', () => {
  const letters = [...'ABCEGHJKLMNPRSTVXY'].map((letter) => ['CA', `${letter}2A 1A1`] as const);
  const zips = Array.from({ length: 1000 }, (_, at) => ['US', `${String(at).padStart(3, '0')}01`] as const);
  for (const country of ['US', 'CA'])
    for (const { code } of regionsOf(country)) {
      const own = [...letters, ...zips].filter(
        ([name, postcode]) =>
          name === country &&
          isPostcodeOfRegion(country, code, postcode) &&
          !isPostcodeOfRegion(country, 'none', postcode),
      );
      expect(own.length, code).toBeGreaterThan(0);
    }
});
