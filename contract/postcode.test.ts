import { expect, it } from 'vitest';
import { parsePostcode } from './postcode';

it.each([
  ['97205', '97205'],
  [' 97205-1234 ', '97205'],
  ['972051234', '97205'],
  ['h2h2c7', 'H2H 2C7'],
  ['H2H 2C7', 'H2H 2C7'],
  ['X0A-0H0', 'X0A 0H0'],
])('%j is the postcode %s', (text, postcode) => {
  expect(parsePostcode(text)).toBe(postcode);
});

it.each(['', '9720', '972055', 'D1A 1A1', 'H2H 2C', 'H2O 2C7', 'Portland', '97205; drop'])(
  '%j is no postcode',
  (text) => {
    expect(parsePostcode(text)).toBeNull();
  },
);
