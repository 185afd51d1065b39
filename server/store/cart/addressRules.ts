import type { Address, AddressInput, ShippingAddress } from '../../../src/api/contract/address';
import { findRegion, regionsOf } from './regions.ts';

export type AddressFault =
  | 'addressFirstname'
  | 'addressLastname'
  | 'addressStreet'
  | 'addressCity'
  | 'addressCountry'
  | 'addressRegion'
  | 'addressPostcode'
  | 'addressTelephone'
  | 'addressEmail';

const MAX_LENGTH = 120;
const ZIP_PLUS_FOUR = /^(\d{5})\s*-\s*\d{4}$/;
const POSTCODES: Record<string, RegExp> = {
  US: /^\d{5}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

/** 12345-6789 is cut to five digits (commerce specification §5); a Canadian code gets its blank and capitals. */
export function normalPostcode(text: string, country: string): string {
  const trimmed = text.trim();
  const plusFour = ZIP_PLUS_FOUR.exec(trimmed);
  if (plusFour?.[1]) return plusFour[1];
  if (country.toUpperCase() !== 'CA') return trimmed;
  const letters = trimmed.replace(/[\s-]/g, '').toUpperCase();
  return letters.length === 6 ? `${letters.slice(0, 3)} ${letters.slice(3)}` : trimmed.toUpperCase();
}

/** Shows ten digits as (555) 234-5678; a leading country code 1 is dropped, anything else stays as typed. */
export function maskTelephone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text.trim();
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);

/** Lays what a form sent over an address and brings it into one form; region becomes its code where known. */
export function applyAddress<A extends Address | ShippingAddress>(before: A, input: AddressInput): A {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const texts = Object.fromEntries(
    Object.entries({ ...before, ...given }).map(([key, value]) => [
      key,
      typeof value === 'string' ? clean(value) : value,
    ]),
  ) as A;
  const country = texts.country_id.toUpperCase();
  return {
    ...texts,
    country_id: country,
    street: texts.street.slice(0, 3).map(clean),
    region: findRegion(country, texts.region)?.code ?? texts.region,
    postcode: normalPostcode(texts.postcode, country),
    telephone: maskTelephone(texts.telephone),
    validation_errors: [],
  };
}

/** True while the shopper has not begun to fill the address in; an estimate needs region and postcode only. */
const isBlank = (address: Address): boolean =>
  [address.firstname, address.lastname, ...address.street].every((text) => !text);

/** What keeps an address from being used, in the order of a form; none while it is blank. */
export function addressFaults(address: Address): AddressFault[] {
  if (isBlank(address)) return [];
  const regions = regionsOf(address.country_id);
  const isMasked = /^\(\d{3}\) \d{3}-\d{4}$/.test(address.telephone);
  const checks: [AddressFault, boolean][] = [
    ['addressFirstname', address.firstname !== ''],
    ['addressLastname', address.lastname !== ''],
    ['addressStreet', Boolean(address.street[0])],
    ['addressCity', address.city !== ''],
    ['addressCountry', regions.length > 0],
    ['addressRegion', regions.length === 0 || findRegion(address.country_id, address.region) !== null],
    ['addressPostcode', POSTCODES[address.country_id]?.test(address.postcode) ?? true],
    ['addressTelephone', address.telephone === '' || isMasked],
    ['addressEmail', address.email === '' || isEmail(address.email)],
  ];
  return checks.filter(([, isGood]) => !isGood).map(([fault]) => fault);
}

/** An address as one text, to tell whether two are the same place and person. */
export const addressText = (address: Address): string =>
  [
    address.firstname,
    address.lastname,
    address.company,
    ...address.street.filter(Boolean),
    address.city,
    address.region,
    address.postcode,
    address.country_id,
  ]
    .join(' ')
    .toLowerCase();
