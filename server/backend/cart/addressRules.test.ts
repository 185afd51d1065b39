import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address } from '../../../contract/address';
import { addressErrors, applyAddress, formatTelephone, normalizePostcode } from './addressRules.ts';

const BLANK = z.parse(address, {});
const GOOD = applyAddress(BLANK, {
  firstname: ' Ada ',
  lastname: 'Lind',
  street: ['12 Elm  Street'],
  city: 'Minneapolis',
  region: 'minnesota',
  postcode: '55401-1234',
  telephone: '+1 612 555 0142',
});

describe('addresses', () => {
  it.each([
    ['12345-6789', 'US', '12345'],
    ['12345 -6789', 'US', '12345'],
    ['12345', 'US', '12345'],
    ['1234-56789', 'US', '1234-56789'],
    ['h2x1y4', 'CA', 'H2X 1Y4'],
    ['H2X-1Y4', 'CA', 'H2X 1Y4'],
  ])('brings the postcode %s of %s to %s', (input, country, expected) => {
    expect(normalizePostcode(input, country)).toBe(expected);
  });

  it.each([
    ['5552345678', '(555) 234-5678'],
    ['1-555-234-5678', '(555) 234-5678'],
    ['(555) 234-5678', '(555) 234-5678'],
    ['555-2345', '555-2345'],
    ['', ''],
  ])('shows the telephone %s as %s', (input, expected) => {
    expect(formatTelephone(input)).toBe(expected);
  });

  it('brings what a form sends into one form', () => {
    expect(GOOD).toMatchObject({
      firstname: 'Ada',
      street: ['12 Elm Street'],
      region: 'MN',
      postcode: '55401',
      telephone: '(612) 555-0142',
    });
    expect(addressErrors(GOOD)).toEqual([]);
  });

  it('finds nothing wrong with an address nobody has begun', () => {
    expect(addressErrors(BLANK)).toEqual([]);
  });

  it('names each fault in the order of the form', () => {
    const bad = applyAddress(GOOD, {
      lastname: '',
      region: 'Bavaria',
      postcode: '80331',
      telephone: '89 12',
      email: 'x@',
    });
    expect(addressErrors(bad)).toEqual([
      'addressLastname',
      'addressRegion',
      'addressTelephone',
      'addressEmail',
    ]);
    expect(addressErrors(applyAddress(GOOD, { country_id: 'de' }))).toEqual(['addressCountry']);
    expect(addressErrors(applyAddress(GOOD, { country_id: 'CA', region: 'QC' }))).toEqual([
      'addressPostcode',
    ]);
  });
});
