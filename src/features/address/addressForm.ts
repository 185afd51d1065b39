import type { Address, AddressInput } from '@contract/address';
import { postcodeOf } from '@contract/postcode';

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

export const toAddress = ({ street1, street2, ...form }: AddressForm): AddressInput => ({
  ...form,
  postcode: postcodeOf(form.country_id, form.postcode) ?? form.postcode.trim(),
  street: [street1, street2].filter((line) => line.trim() !== ''),
});

export const isPostcode = (value: string, country: string) => postcodeOf(country, value) !== null;
