import { expect, it } from 'vitest';
import { parsePostcode, postcodeOf } from './postcode';

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

it.each([
  ['US', '12345-6789', '12345'],
  ['US', '12345 -6789', '12345'],
  ['US', '972091234', '97209'],
  ['US', '97209 1234', '97209'],
  ['US', '1234-56789', null],
  ['US', 'abc', null],
  ['US', 'H2H 2C7', null],
  ['CA', 'h2x-1y4', 'H2X 1Y4'],
  ['CA', '97209', null],
  ['DE', ' 80331 ', '80331'],
  ['DE', ' ', null],
])('in %s %j is %j', (country, text, postcode) => expect(postcodeOf(country, text)).toBe(postcode));
