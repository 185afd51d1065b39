import * as z from 'zod/mini';
import { type Address, type AddressInput, address } from '../../../contract/address.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import { applyAddress } from './addressRules.ts';
import type { CartChange } from './changeCart.ts';
import type { CartFields, StoredCart } from './storedCart.ts';

function mergeAddress(context: SessionContext, before: Address | null, input: AddressInput): Address {
  const { same_as_billing: _, ...parts } = input;
  const blank = { ...z.parse(address, {}), country_id: configOf(context.tenant, context.language).country };
  return applyAddress(before ?? blank, parts);
}

/** PUT /cart/billing_address. The email of the address becomes the cart's email. */
export function changeBilling(context: SessionContext, { row }: StoredCart, input: AddressInput): CartChange {
  const billingAddress = mergeAddress(context, row.billingAddress, input);
  const fields: CartFields = { billingAddress };
  if (input.email) fields.email = billingAddress.email;
  return { fields };
}

/** PUT /cart/shipping_address. same_as_billing alone sets the flag; any other field clears it. */
export function changeShipping(
  context: SessionContext,
  { row }: StoredCart,
  input: AddressInput,
): CartChange {
  const { same_as_billing: isSame, ...parts } = input;
  const hasParts = Object.values(parts).some((part) => part !== undefined);
  const fields: CartFields = { sameAsBilling: isSame ?? (hasParts ? false : row.sameAsBilling) };
  if (hasParts && !isSame) fields.shippingAddress = mergeAddress(context, row.shippingAddress, input);
  return { fields };
}
