import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import type { Shopper } from '../session/visitor.ts';

/** Orders this browser placed before signing in, under the account's own e-mail, become the account's. */
export async function adoptOrders({ db, session }: Shopper, customerId: number): Promise<void> {
  const own = db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  const placedHere = and(
    eq(orders.sessionId, session.id),
    isNull(orders.customerId),
    eq(sql`lower(${orders.email})`, own),
  );
  await db.update(orders).set({ customerId }).where(placedHere);
}
