import { address } from '@contract/address';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isPostcode, toAddress, toForm } from './addressForm';

describe('postcode', () => {
  it.each([
    ['97301', 'US', true],
    ['97301-1234', 'US', true],
    ['97301 -1234', 'US', true],
    ['H2X 1Y4', 'CA', true],
    ['H2X1Y4', 'CA', true],
    ['9730', 'US', false],
    ['97301', 'CA', false],
    ['97301', 'constructor', true],
  ])('%s in %s: %s', (value, country, isRight) => expect(isPostcode(value, country)).toBe(isRight));

  it.each(['12345-6789', '12345 -6789'])('%s is cut to five digits', (postcode) => {
    const form = {
      prefix: '',
      firstname: 'A',
      middlename: '',
      lastname: 'B',
      suffix: '',
      company: '',
      street1: '1 Elm',
      street2: ' ',
      city: 'C',
      region: 'OR',
      postcode,
      country_id: 'US',
      telephone: '',
      fax: '',
      postcode_question: '',
      is_postcode_confirmed: false,
    };
    expect(toAddress(form)).toMatchObject({ postcode: '12345', street: ['1 Elm'] });
  });
});

it('keeps every line of a street that a backend has stored', () => {
  const stored = z.parse(address, { street: ['12 Elm', 'Building 5', 'Apartment 3'] });
  expect(toAddress(toForm(stored, 'US')).street).toEqual(['12 Elm', 'Building 5, Apartment 3']);
});
