import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address } from '../../../contract/address';
import { tenantConfig } from '../../../contract/config.ts';
import {
  addressErrors,
  addressMessage,
  addressText,
  applyAddress,
  requiredFieldsOf,
} from './addressRules.ts';

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
  it('normalises the fields of an address form', () => {
    expect(GOOD).toMatchObject({
      firstname: 'Ada',
      street: ['12 Elm Street'],
      region: 'MN',
      postcode: '55401',
      telephone: '(612) 555-0142',
    });
    expect(addressErrors(GOOD, [])).toEqual([]);
  });

  it('keeps a number of another country, and an extension', () => {
    for (const telephone of ['+52 55 2345 6789', '(612) 555-0142 x12']) {
      const address = applyAddress(GOOD, { telephone });
      expect(address.telephone).toBe(telephone);
      expect(addressErrors(address, [])).toEqual([]);
    }
  });

  it('leaves a postcode that is none for the shopper to correct', () => {
    const address = applyAddress(GOOD, { postcode: ' 1234-56789' });
    expect(address.postcode).toBe('1234-56789');
    expect(addressErrors(address, [])).toEqual(['addressPostcode']);
  });

  it('refuses a name or line that is too long, and cuts nothing', () => {
    const text = 'a'.repeat(121);
    for (const fields of [{ firstname: text }, { company: text }, { city: text }, { street: ['1', text] }]) {
      const long = applyAddress(GOOD, fields);
      expect(long).toMatchObject(fields);
      expect(addressErrors(long, [])).toEqual(['addressLength']);
    }
    expect(addressErrors(applyAddress(GOOD, { company: text.slice(1) }), [])).toEqual([]);
    expect(addressMessage('en', 'addressLength')).toContain('120');
    const email = `${'a'.repeat(130)}@example.com`;
    expect(applyAddress(GOOD, { email }).email).toBe(email);
    const tooLong = applyAddress(GOOD, { email: `${'a'.repeat(250)}@example.com` });
    expect(addressErrors(tooLong, [])).toEqual(['addressEmail']);
  });

  it('keeps all lines of a street in three', () => {
    const { street } = applyAddress(GOOD, {
      street: ['12 Elm Street', ' ', 'Building C', 'Floor 3', 'Desk 4'],
    });
    expect(street).toEqual(['12 Elm Street', 'Building C', 'Floor 3, Desk 4']);
  });

  it('refuses a postcode of another state', () => {
    expect(addressErrors(applyAddress(GOOD, { region: 'OR' }), [])).toEqual(['addressPostcodeRegion']);
  });

  it('accepts a postcode of another state that the shopper confirms, until the place changes', () => {
    const confirmed = applyAddress(GOOD, { region: 'OR', is_postcode_confirmed: true });
    expect(addressErrors(confirmed, [])).toEqual([]);
    expect(addressErrors(applyAddress(confirmed, { city: 'Salem' }), [])).toEqual([]);
    expect(addressErrors(applyAddress(confirmed, { region: 'WA' }), [])).toEqual(['addressPostcodeRegion']);
  });

  it('returns no errors for an empty address', () => {
    expect(addressErrors(BLANK, [])).toEqual([]);
  });

  it('returns the errors in the order of the form’s fields', () => {
    const bad = applyAddress(GOOD, {
      lastname: '',
      region: 'Bavaria',
      postcode: '80331',
      telephone: '89 12',
      email: 'x@',
    });
    expect(addressErrors(bad, ['lastname'])).toEqual([
      'addressLastname',
      'addressRegion',
      'addressTelephone',
      'addressEmail',
    ]);
    expect(addressErrors(applyAddress(GOOD, { country_id: 'de' }), [])).toEqual(['addressCountry']);
    expect(addressErrors(applyAddress(GOOD, { country_id: 'CA', region: 'QC' }), [])).toEqual([
      'addressPostcode',
    ]);
  });

  it('keeps prefix, middle name, suffix and fax, and requires those that the tenant requires', () => {
    const full = applyAddress(GOOD, { prefix: ' Dr. ', middlename: 'K.', suffix: 'Jr.', fax: '6125550143' });
    expect(full).toMatchObject({ prefix: 'Dr.', middlename: 'K.', suffix: 'Jr.', fax: '(612) 555-0143' });
    expect(addressErrors(full, ['prefix', 'middlename', 'suffix', 'fax'])).toEqual([]);
    expect(addressErrors(GOOD, ['prefix', 'middlename', 'suffix', 'fax'])).toEqual([
      'addressPrefix',
      'addressMiddlename',
      'addressSuffix',
      'addressFax',
    ]);
    expect(addressErrors(applyAddress(GOOD, { fax: '12' }), [])).toEqual(['addressFax']);
  });

  it('reads the required fields from the configuration', () => {
    const address_fields = { prefix: 'optional', suffix: 'required', fax: 'required' } as const;
    const config = z.parse(tenantConfig, { display_features: { checkout: { address_fields } } });
    expect(requiredFieldsOf(config)).toEqual(['lastname', 'suffix', 'fax']);
  });

  it('accepts a single name where the tenant makes the last name optional', () => {
    const address_fields = { lastname: 'optional' } as const;
    const config = z.parse(tenantConfig, { display_features: { checkout: { address_fields } } });
    const single = applyAddress(GOOD, { lastname: ' ' });
    expect(addressErrors(single, requiredFieldsOf(config))).toEqual([]);
    expect(addressErrors(single, requiredFieldsOf(z.parse(tenantConfig, {})))).toEqual(['addressLastname']);
  });

  it('tells two persons of one name apart by suffix', () => {
    expect(addressText(applyAddress(GOOD, { suffix: 'Jr.' }))).not.toBe(addressText(GOOD));
  });
});
