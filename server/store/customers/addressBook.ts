import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  address,
  type CustomerAddress,
  type CustomerAddressInput,
} from '../../../src/api/contract/address.ts';
import { ApiError } from '../apiError.ts';
import { addressFaults, applyAddress } from '../cart/addressRules.ts';
import { numberOf } from '../cart/cartItems.ts';
import { customerAddresses } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import { inTransaction, refuse, type Shopper, type Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';

type AddressRow = typeof customerAddresses.$inferSelect;

const present = ({
  id,
  address: stored,
  isDefaultBilling,
  isDefaultShipping,
}: AddressRow): CustomerAddress => ({
  ...stored,
  entity_id: String(id),
  is_default_billing: isDefaultBilling,
  is_default_shipping: isDefaultShipping,
});

export async function readAddresses({ db }: Visitor, customerId: number): Promise<CustomerAddress[]> {
  const own = eq(customerAddresses.customerId, customerId);
  const rows = await db.select().from(customerAddresses).where(own).orderBy(asc(customerAddresses.id));
  return rows.map(present);
}

/** @throws ApiError 422 with every fault of the address */
function lay(shopper: Shopper, before: AddressRow | null, input: CustomerAddressInput) {
  const {
    is_default_billing: _billing,
    is_default_shipping: _shipping,
    same_as_billing: _same,
    ...parts
  } = input;
  const blank = { ...z.parse(address, {}), country_id: configOf(shopper.tenant, shopper.language).country };
  const laid = applyAddress(before?.address ?? blank, parts);
  const faults = laid.firstname === '' ? (['addressFirstname'] as const) : addressFaults(laid);
  if (faults.length === 0) return laid;
  throw new ApiError(
    422,
    faults.map((fault) => ({ code: fault, message: say(shopper.language, fault) })),
  );
}

/** A default moves: the address that had it loses it. */
async function claimDefaults(
  { db }: Shopper,
  customerId: number,
  input: CustomerAddressInput,
): Promise<void> {
  const own = eq(customerAddresses.customerId, customerId);
  if (input.is_default_billing)
    await db.update(customerAddresses).set({ isDefaultBilling: false }).where(own);
  if (input.is_default_shipping)
    await db.update(customerAddresses).set({ isDefaultShipping: false }).where(own);
}

export const addAddress = (shopper: Shopper, customerId: number, input: CustomerAddressInput) =>
  inTransaction(shopper, async (inside) => {
    await claimDefaults(inside, customerId, input);
    const row = {
      customerId,
      address: lay(inside, null, input),
      isDefaultBilling: input.is_default_billing ?? false,
      isDefaultShipping: input.is_default_shipping ?? false,
    };
    const [made] = await inside.db.insert(customerAddresses).values(row).returning();
    if (!made) throw new Error('The address was not stored.');
    return present(made);
  });

/** @throws ApiError 404 addressUnknown, for other people's addresses too */
export const changeAddress = (
  shopper: Shopper,
  customerId: number,
  id: string,
  input: CustomerAddressInput,
) =>
  inTransaction(shopper, async (inside) => {
    const own = and(
      eq(customerAddresses.id, numberOf(id) ?? 0),
      eq(customerAddresses.customerId, customerId),
    );
    const [before] = await inside.db.select().from(customerAddresses).where(own).for('update');
    if (!before) throw refuse(shopper, 404, 'addressUnknown');
    await claimDefaults(inside, customerId, input);
    const fields = {
      address: lay(inside, before, input),
      isDefaultBilling: input.is_default_billing ?? before.isDefaultBilling,
      isDefaultShipping: input.is_default_shipping ?? before.isDefaultShipping,
    };
    const [after] = await inside.db.update(customerAddresses).set(fields).where(own).returning();
    return present(after ?? { ...before, ...fields });
  });

export async function removeAddress(shopper: Shopper, customerId: number, id: string): Promise<void> {
  const own = and(eq(customerAddresses.id, numberOf(id) ?? 0), eq(customerAddresses.customerId, customerId));
  const gone = await shopper.db.delete(customerAddresses).where(own).returning();
  if (gone.length === 0) throw refuse(shopper, 404, 'addressUnknown');
}
