import type { Address, AddressInput } from '@/api/contract/address';

/** An address as the form holds it: two street lines, one telephone text. */
export interface AddressForm {
  firstname: string;
  lastname: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  region: string;
  postcode: string;
  country_id: string;
  telephone: string;
}

export const toForm = ({ street, ...address }: Address, country: string): AddressForm => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street1: street[0] ?? '',
  street2: street[1] ?? '',
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  country_id: address.country_id || country,
  telephone: address.telephone,
});

/** 12345-6789 is cut to five digits (commerce specification §5). */
const shortPostcode = (postcode: string) => (/^\d{5}\s*-/.test(postcode) ? postcode.slice(0, 5) : postcode);

export const toAddress = ({ street1, street2, ...form }: AddressForm): AddressInput => ({
  ...form,
  postcode: shortPostcode(form.postcode.trim()),
  street: [street1, street2].filter((line) => line.trim() !== ''),
});

const postcodes: Record<string, RegExp> = {
  US: /^\d{5}(\s*-\s*\d{4})?$/,
  CA: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
};

export const isPostcode = (value: string, country: string) =>
  (postcodes[country] ?? /\S{3,}/).test(value.trim());

/** US and Canada: optional +1, area code and exchange begin with 2 to 9 (shell specification §5). */
export const isTelephone = (value: string) =>
  /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(value.replace(/[\s().-]/g, ''));

/** (555) 234-5678 from whatever digits were typed so far. */
export function maskTelephone(value: string): string {
  const all = value.replace(/\D/g, '');
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
