import * as z from 'zod/mini';
import { type Address, type AddressInput, address } from '../../../src/api/contract/address.ts';
import type { Shopper } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { applyAddress } from './addressRules.ts';
import type { CartFields, StoredCart } from './cartStore.ts';
import type { CartChange } from './changeCart.ts';

function lay(shopper: Shopper, before: Address | null, input: AddressInput): Address {
  const { same_as_billing: _, ...parts } = input;
  const blank = { ...z.parse(address, {}), country_id: configOf(shopper.tenant, shopper.language).country };
  return applyAddress(before ?? blank, parts);
}

/** PUT /cart/billing_address; its e-mail becomes the cart's. */
export function changeBilling(shopper: Shopper, { row }: StoredCart, input: AddressInput): CartChange {
  const billingAddress = lay(shopper, row.billingAddress, input);
  const fields: CartFields = { billingAddress };
  if (input.email) fields.email = billingAddress.email;
  return { fields };
}

/** PUT /cart/shipping_address: same_as_billing alone only flips the flag; a part of an address ends it. */
export function changeShipping(shopper: Shopper, { row }: StoredCart, input: AddressInput): CartChange {
  const { same_as_billing: isSame, ...parts } = input;
  const hasParts = Object.values(parts).some((part) => part !== undefined);
  const fields: CartFields = { sameAsBilling: isSame ?? (hasParts ? false : row.sameAsBilling) };
  if (hasParts && !isSame) fields.shippingAddress = lay(shopper, row.shippingAddress, input);
  return { fields };
}
