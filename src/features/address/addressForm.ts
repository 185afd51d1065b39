import type { Address, AddressInput } from '@contract/address';
import { ownValue } from '@contract/ownValue';

/** Form values of an address: two street lines and the telephone number as typed. */
export interface AddressForm {
  prefix: string;
  firstname: string;
  middlename: string;
  lastname: string;
  suffix: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  region: string;
  postcode: string;
  country_id: string;
  telephone: string;
  fax: string;
}

export const toForm = ({ street, ...address }: Address, country: string): AddressForm => ({
  prefix: address.prefix,
  firstname: address.firstname,
  middlename: address.middlename,
  lastname: address.lastname,
  suffix: address.suffix,
  company: address.company,
  street1: street[0] ?? '',
  street2: street[1] ?? '',
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  country_id: address.country_id || country,
  telephone: address.telephone,
  fax: address.fax,
});

/** Truncates a ZIP+4 code such as 12345-6789 to five digits (docs/spec/12 §1). */
const truncateZip = (postcode: string) => (/^\d{5}\s*-/.test(postcode) ? postcode.slice(0, 5) : postcode);

export const toAddress = ({ street1, street2, ...form }: AddressForm): AddressInput => ({
  ...form,
  postcode: truncateZip(form.postcode.trim()),
  street: [street1, street2].filter((line) => line.trim() !== ''),
});

const postcodePatterns: Record<string, RegExp> = {
  US: /^\d{5}(\s*-\s*\d{4})?$/,
  CA: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
};

export const isPostcode = (value: string, country: string) =>
  (ownValue(postcodePatterns, country) ?? /\S{3,}/).test(value.trim());
