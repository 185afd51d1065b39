import type { Address, AddressInput } from '@contract/address';
import { postcodeOf } from '@contract/postcode';
import { isApiError, messageOf } from '@/api/apiError';

/** Form values of an address: two street lines, the second with all remaining ones, and the telephone number as typed. */
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
  /** The backend's question whether the postcode lies in the region; empty if there is none. */
  postcode_question: string;
  is_postcode_confirmed: boolean;
}

export const toForm = ({ street, ...address }: Address, country: string): AddressForm => ({
  prefix: address.prefix,
  firstname: address.firstname,
  middlename: address.middlename,
  lastname: address.lastname,
  suffix: address.suffix,
  company: address.company,
  street1: street[0] ?? '',
  street2: street.slice(1).join(', '),
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  country_id: address.country_id || country,
  telephone: address.telephone,
  fax: address.fax,
  postcode_question: '',
  is_postcode_confirmed: address.is_postcode_confirmed,
});

export const toAddress = ({
  street1,
  street2,
  postcode_question: _,
  is_postcode_confirmed,
  ...form
}: AddressForm): AddressInput => ({
  ...form,
  ...(is_postcode_confirmed ? { is_postcode_confirmed } : {}),
  postcode: postcodeOf(form.country_id, form.postcode) ?? form.postcode.trim(),
  street: [street1, street2].filter((line) => line.trim() !== ''),
});

/** The question of a backend that rejected an address because its postcode lies in another region; empty for any other error. */
export const postcodeQuestion = (error: unknown): string =>
  isApiError(error) && error.code === 'addressPostcodeRegion' ? messageOf(error, '') : '';

export const isPostcode = (value: string, country: string) => postcodeOf(country, value) !== null;
