import * as z from 'zod/mini';
import {
  ADDRESS_LINE_LENGTH,
  type Address,
  type AddressInput,
  address,
  type ShippingAddress,
} from '../../../contract/address.ts';
import type { TenantConfig } from '../../../contract/config';
import { toWellFormed } from '../../../contract/cutText.ts';
import { type ConfiguredAddressField, configuredAddressFields } from '../../../contract/displayFeatures.ts';
import { cleanEmail, cleanPastedText, isEmail } from '../../../contract/emailAddress.ts';
import { postcodeOf } from '../../../contract/postcode.ts';
import { formatTelephone, isTelephone } from '../../../contract/telephone.ts';
import { message } from '../messages/message.ts';
import { isPostcodeOfRegion } from './postalRegions.ts';
import { findRegion, regionsOf } from './regions.ts';

/** Never truncated: a shortened street or email address would be a different one. */
const clean = (text: string) => toWellFormed(cleanPastedText(text));

/** Three lines, the third of which contains all further ones. */
const joinLines = (lines: readonly string[]): string[] =>
  [...lines.slice(0, 2), lines.slice(2).join(', ')].filter(Boolean);

/** Merges the fields of a form into an address and normalises the result; a known region becomes its code. */
export function applyAddress<A extends Address | ShippingAddress>(before: A, input: AddressInput): A {
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const texts = Object.fromEntries(
    Object.entries({ ...before, ...changes }).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'email' ? clean(value) : value,
    ]),
  ) as A;
  const country = (texts.country_id || before.country_id).toUpperCase();
  const region = findRegion(country, texts.region)?.code ?? texts.region;
  const postcode = postcodeOf(country, texts.postcode) ?? texts.postcode.trim();
  const isSamePlace =
    before.country_id === country && before.region === region && before.postcode === postcode;
  return {
    ...texts,
    country_id: country,
    street: joinLines(texts.street.map(clean).filter(Boolean)),
    region,
    postcode,
    is_postcode_confirmed: input.is_postcode_confirmed ?? (isSamePlace && before.is_postcode_confirmed),
    email: cleanEmail(texts.email),
    telephone: formatTelephone(texts.telephone),
    fax: formatTelephone(texts.fax),
    validation_errors: [],
  };
}

export const blankAddress = (country: string): Address => ({ ...z.parse(address, {}), country_id: country });

/** Returns true for an address without name and street. An estimate only needs region and postcode. */
const isBlank = (address: Address): boolean =>
  [address.firstname, address.lastname, ...address.street].every((text) => !text);

/** Whether all names and lines of an address are short enough. The email has its own limit. */
const isShortEnough = ({ email: _, validation_errors: __, ...fields }: Address): boolean =>
  Object.values(fields)
    .flat()
    .every((value) => typeof value !== 'string' || value.length <= ADDRESS_LINE_LENGTH);

/** Returns the configured fields that a tenant requires (docs/spec/02 §2). */
export const requiredFieldsOf = ({ display_features }: TenantConfig): ConfiguredAddressField[] =>
  configuredAddressFields.filter((name) => display_features.checkout.address_fields[name] === 'required');

/** A name contains a letter or digit, so that a dot does not pass as a required last name. */
export const isPersonName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Returns the errors of an address in the order of the form; none while the address is blank. requiredFields: the
 * configured fields that the tenant requires
 */
export function addressErrors(address: Address, requiredFields: readonly ConfiguredAddressField[]) {
  if (isBlank(address)) return [];
  const { country_id: country, postcode } = address;
  const regions = regionsOf(country);
  const region = findRegion(country, address.region);
  const isPostcode = postcodeOf(country, postcode) === postcode;
  const isComplete = (name: ConfiguredAddressField) => address[name] !== '' || !requiredFields.includes(name);
  const checks = [
    ['addressPrefix', isComplete('prefix')],
    ['addressFirstname', isPersonName(address.firstname)],
    ['addressMiddlename', isComplete('middlename')],
    ['addressLastname', isPersonName(address.lastname) || !requiredFields.includes('lastname')],
    ['addressSuffix', isComplete('suffix')],
    ['addressStreet', Boolean(address.street[0])],
    ['addressCity', address.city !== ''],
    ['addressCountry', regions.length > 0],
    ['addressRegion', regions.length === 0 || region !== null],
    ['addressPostcode', isPostcode],
    [
      'addressPostcodeRegion',
      !isPostcode ||
        !region ||
        address.is_postcode_confirmed ||
        isPostcodeOfRegion(country, region.code, postcode),
    ],
    ['addressTelephone', address.telephone === '' || isTelephone(address.telephone)],
    ['addressFax', isComplete('fax') && (address.fax === '' || isTelephone(address.fax))],
    ['addressEmail', address.email === '' || isEmail(address.email)],
    ['addressLength', isShortEnough(address)],
  ] as const;
  return checks.filter(([, isGood]) => !isGood).map(([error]) => error);
}

type AddressErrorCode = ReturnType<typeof addressErrors>[number];

export const addressMessage = (language: string, error: AddressErrorCode): string =>
  message(language, error, { count: ADDRESS_LINE_LENGTH });

/** Returns an address as one lower-case text, to compare two addresses. */
export const addressText = (address: Address): string =>
  [
    address.prefix,
    address.firstname,
    address.middlename,
    address.lastname,
    address.suffix,
    address.company,
    ...address.street.filter(Boolean),
    address.city,
    address.region,
    address.postcode,
    address.country_id,
  ]
    .join(' ')
    .toLowerCase();
