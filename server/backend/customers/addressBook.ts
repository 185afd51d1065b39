import { and, asc, eq, or } from 'drizzle-orm';
import type { AddressInput, CustomerAddress, CustomerAddressInput } from '../../../contract/address.ts';
import { ApiError } from '../apiError.ts';
import {
  addressErrors,
  addressMessage,
  applyAddress,
  blankAddress,
  requiredFieldsOf,
} from '../cart/addressRules.ts';
import { parseId } from '../checkInput.ts';
import type { Database } from '../database/database.ts';
import type { carts } from '../database/schema/cart.ts';
import { customerAddresses, customers } from '../database/schema/customer.ts';
import {
  inTransaction,
  type RequestContext,
  rejection,
  type SessionContext,
} from '../session/requestContext.ts';
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

export async function readAddresses({ db }: RequestContext, customerId: number): Promise<CustomerAddress[]> {
  const own = eq(customerAddresses.customerId, customerId);
  const rows = await db.select().from(customerAddresses).where(own).orderBy(asc(customerAddresses.id));
  return rows.map(present);
}

/** Merges an input into an address and validates the result. @throws ApiError 422 with every error of the address */
export function mergeAddress(
  { tenant, language }: RequestContext,
  before: AddressRow['address'] | undefined,
  input: AddressInput,
) {
  const config = configOf(tenant, language);
  const merged = applyAddress(before ?? blankAddress(config.country), input);
  const errors =
    merged.firstname === ''
      ? (['addressFirstname'] as const)
      : addressErrors(merged, requiredFieldsOf(config));
  if (errors.length === 0) return merged;
  throw new ApiError(
    422,
    errors.map((error) => ({ code: error, message: addressMessage(language, error) })),
  );
}

const partsOf = ({
  is_default_billing: _billing,
  is_default_shipping: _shipping,
  same_as_billing: _same,
  ...parts
}: CustomerAddressInput): AddressInput => parts;

/** A customer has one default address of each kind; a new default replaces the previous one. */
async function claimDefaults({ db }: SessionContext, customerId: number, input: CustomerAddressInput) {
  const own = eq(customerAddresses.customerId, customerId);
  if (input.is_default_billing)
    await db.update(customerAddresses).set({ isDefaultBilling: false }).where(own);
  if (input.is_default_shipping)
    await db.update(customerAddresses).set({ isDefaultShipping: false }).where(own);
}

const MOST_ADDRESSES = 50;

/** Locks the account's row, so that parallel additions are counted. @throws ApiError 422 addressBookFull */
async function checkCapacity(context: SessionContext, customerId: number): Promise<void> {
  const { db } = context;
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  const own = eq(customerAddresses.customerId, customerId);
  if ((await db.$count(customerAddresses, own)) >= MOST_ADDRESSES)
    throw rejection(context, 422, 'addressBookFull', { count: MOST_ADDRESSES });
}

export const addAddress = (context: SessionContext, customerId: number, input: CustomerAddressInput) =>
  inTransaction(context, async (inside) => {
    await checkCapacity(inside, customerId);
    await claimDefaults(inside, customerId, input);
    const row = {
      customerId,
      address: mergeAddress(inside, undefined, partsOf(input)),
      isDefaultBilling: input.is_default_billing ?? false,
      isDefaultShipping: input.is_default_shipping ?? false,
    };
    const [created] = await inside.db.insert(customerAddresses).values(row).returning();
    if (!created) throw new Error('The address was not stored.');
    return present(created);
  });

/** Changes an address of the customer. @throws ApiError 404 addressUnknown, also for another customer's address */
export const changeAddress = (
  context: SessionContext,
  customerId: number,
  id: string,
  input: CustomerAddressInput,
) =>
  inTransaction(context, async (inside) => {
    const own = and(eq(customerAddresses.id, parseId(id) ?? 0), eq(customerAddresses.customerId, customerId));
    const [before] = await inside.db.select().from(customerAddresses).where(own).for('update');
    if (!before) throw rejection(context, 404, 'addressUnknown');
    await claimDefaults(inside, customerId, input);
    const fields = {
      address: mergeAddress(inside, before.address, partsOf(input)),
      isDefaultBilling: input.is_default_billing ?? before.isDefaultBilling,
      isDefaultShipping: input.is_default_shipping ?? before.isDefaultShipping,
    };
    const [after] = await inside.db.update(customerAddresses).set(fields).where(own).returning();
    return present(after ?? { ...before, ...fields });
  });

export async function removeAddress(context: SessionContext, customerId: number, id: string): Promise<void> {
  const own = and(eq(customerAddresses.id, parseId(id) ?? 0), eq(customerAddresses.customerId, customerId));
  const removed = await context.db.delete(customerAddresses).where(own).returning();
  if (removed.length === 0) throw rejection(context, 404, 'addressUnknown');
}

type Details = Pick<
  typeof carts.$inferSelect,
  'email' | 'billingAddress' | 'shippingAddress' | 'sameAsBilling'
>;

/** Reads the initial contact details of a customer's cart: the account's email and the default addresses of the address book. */
export async function readContactDetails(db: Database, customerId: number): Promise<Details> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  const isDefault = or(customerAddresses.isDefaultBilling, customerAddresses.isDefaultShipping);
  const book = await db
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.customerId, customerId), isDefault));
  const billing = book.find((entry) => entry.isDefaultBilling);
  const shipping = book.find((entry) => entry.isDefaultShipping);
  return {
    email: customer?.email ?? '',
    billingAddress: billing?.address ?? null,
    shippingAddress: shipping?.address ?? null,
    sameAsBilling: billing !== undefined && billing.id === shipping?.id,
  };
}
