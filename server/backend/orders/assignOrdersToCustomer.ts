import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import type { SessionContext } from '../session/requestContext.ts';

/**
 * Assigns the orders that this session placed before signing in to the customer, if they carry the customer's own
 * email.
 */
export async function assignOrdersToCustomer(
  { db, session }: SessionContext,
  customerId: number,
): Promise<void> {
  const own = db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  const placedHere = and(
    eq(orders.sessionId, session.id),
    isNull(orders.customerId),
    eq(sql`lower(${orders.email})`, own),
  );
  await db.update(orders).set({ customerId }).where(placedHere);
}
