import * as z from 'zod/mini';
import { flag, id, list, optionalString, string, text } from './fields';

/** A postal address as the cart and the account hold it (commerce specification §3). */
export const address = z.object({
  firstname: text(),
  lastname: text(),
  middlename: text(),
  prefix: text(),
  suffix: text(),
  company: text(),
  street: list(string),
  city: text(),
  region: text(),
  postcode: text(),
  country_id: text('US'),
  telephone: text(),
  fax: text(),
  email: text(),
  validation_errors: list(string),
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

const part = optionalString;

/** What a form may send: any part of an address. A part that is not sent stays as it is, so nothing has a default. */
export const addressInput = z.object({
  firstname: part,
  lastname: part,
  middlename: part,
  prefix: part,
  suffix: part,
  company: part,
  street: z.optional(z.array(string)),
  city: part,
  region: part,
  postcode: part,
  country_id: part,
  telephone: part,
  fax: part,
  email: part,
  same_as_billing: z.optional(z.boolean()),
});
export type AddressInput = z.output<typeof addressInput>;

/** What the address book may be sent; the two flags move from another address to this one. */
export const customerAddressInput = z.extend(addressInput, {
  is_default_billing: z.optional(z.boolean()),
  is_default_shipping: z.optional(z.boolean()),
});
export type CustomerAddressInput = z.output<typeof customerAddressInput>;
