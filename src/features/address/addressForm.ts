import type { Address, AddressInput } from '@contract/address';
import { postcodeOf } from '@contract/postcode';
import * as z from 'zod/mini';
import { isApiError, messageOf } from '@/api/apiError';

/** Form values of an address: two street lines, the second with all remaining ones, and the telephone number as typed. */
export const addressForm = z.object({
  prefix: z.string(),
  firstname: z.string(),
  middlename: z.string(),
  lastname: z.string(),
  suffix: z.string(),
  company: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country_id: z.string(),
  telephone: z.string(),
  fax: z.string(),
  /** The backend's question whether the postcode lies in the region; empty if there is none. */
  postcode_question: z.string(),
  is_postcode_confirmed: z.boolean(),
});
export type AddressForm = z.output<typeof addressForm>;

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
