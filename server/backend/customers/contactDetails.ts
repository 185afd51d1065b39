import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { carts } from '../database/schema/cart.ts';
import { customerAddresses, customers } from '../database/schema/customer.ts';

type Details = Pick<
  typeof carts.$inferSelect,
  'email' | 'billingAddress' | 'shippingAddress' | 'sameAsBilling'
>;

/**
 * Reads the initial details of a customer's cart: the account's email and the default addresses of the address book.
 */
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
