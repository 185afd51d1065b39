import * as z from 'zod/mini';
import { flag, id, list, text } from './fields';

/** A postal address as the cart and the account hold it (commerce specification §3). */
export const address = z.object({
  firstname: text(),
  lastname: text(),
  middlename: text(),
  prefix: text(),
  suffix: text(),
  company: text(),
  street: list(z.string()),
  city: text(),
  region: text(),
  postcode: text(),
  country_id: text('US'),
  telephone: text(),
  fax: text(),
  email: text(),
  validation_errors: list(z.string()),
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

/** What a form may send: any part of an address. */
export const addressInput = z.partial(z.omit(shippingAddress, { validation_errors: true }));
export type AddressInput = z.output<typeof addressInput>;
