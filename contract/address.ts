import * as z from 'zod/mini';
import { converted, flag, id, list, requiredText, text, toList } from './fields';
import { clearableInput, inputList, inputText, maybeFlag } from './inputs';
import { parsePostcode } from './postcode';
import { isObject } from './reshape';
import { shownValue } from './shownMessage';
import { formatTelephone } from './telephone';

/** Street lines. Some backends send one string with line breaks. */
const street = list<typeof requiredText, string>(requiredText, (value) =>
  toList(typeof value === 'string' ? value.split('\n') : value),
);

/** Messages, some of them by field. All are included, because an address with errors is not complete. */
const errors = list(requiredText, (value) =>
  value === false
    ? []
    : toList(value)
        .flatMap((one) => (isObject(one) ? (one.message ?? Object.values(one)) : one))
        .map(shownValue),
);

const formatted = (format: (typed: string) => string) =>
  converted(
    (value) => (typeof value === 'string' || typeof value === 'number' ? format(String(value)) : value),
    text(),
  );
/** Masked as typed numbers are (docs/spec/12 §1), because a backend may store digits only. */
const telephone = formatted(formatTelephone);
/** Without the last four digits of a ZIP+4 (docs/spec/12 §1). */
const postcode = formatted((typed) => parsePostcode(typed) ?? typed);

/** Maximum length of a name or an address line, in characters. */
export const ADDRESS_LINE_LENGTH = 120;

/** A postal address of the cart or the account (docs/spec/11 §1, docs/spec/14 §1). */
export const address = z.object({
  firstname: text(),
  lastname: text(),
  middlename: text(),
  prefix: text(),
  suffix: text(),
  company: text(),
  street,
  city: text(),
  region: converted(
    (value) => (isObject(value) ? (value.region_code ?? value.code ?? value.region ?? value.name) : value),
    text(),
  ),
  postcode,
  country_id: text('US'),
  telephone,
  fax: telephone,
  email: text(),
  is_postcode_confirmed: flag(),
  validation_errors: errors,
});
export type Address = z.output<typeof address>;

export const shippingAddress = z.extend(address, { same_as_billing: flag() });
export type ShippingAddress = z.output<typeof shippingAddress>;

export const customerAddress = z.extend(address, {
  entity_id: id,
  is_default_billing: flag(),
  is_default_shipping: flag(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

const part = clearableInput;

/** An update of an address. Omitted fields retain their value, so no field has a default. */
export const addressInput = z.object({
  firstname: part,
  lastname: part,
  middlename: part,
  prefix: part,
  suffix: part,
  company: part,
  street: z.optional(
    z.pipe(
      z.transform((lines: string | string[] | null) =>
        typeof lines === 'string' ? lines.split('\n') : (lines ?? []),
      ),
      inputList(inputText, 10),
    ),
  ),
  city: part,
  region: part,
  postcode: part,
  country_id: part,
  telephone: part,
  fax: part,
  email: part,
  /**
   * The shopper confirms that the postcode lies in the region although the backend's list disagrees. Without it, the backend rejects such
   * an address with the code addressPostcodeRegion.
   */
  is_postcode_confirmed: maybeFlag,
  same_as_billing: maybeFlag,
});
export type AddressInput = z.output<typeof addressInput>;

/** An update of an address in the address book. Setting a default flag clears the flag of the previous default address. */
export const customerAddressInput = z.extend(addressInput, {
  is_default_billing: maybeFlag,
  is_default_shipping: maybeFlag,
});
export type CustomerAddressInput = z.output<typeof customerAddressInput>;
