import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderNumbers } from '../database/schema/order.ts';
import type { Tenant } from '../tenant/tenant.ts';

const FIRST = 100_001;

/**
 * Returns the next order number of a tenant, such as M-100001. Numbers have no gaps and no duplicates, because the
 * row stays locked until the transaction of the order ends.
 */
export async function nextOrderNumber(db: Database, { id, code }: Tenant): Promise<string> {
  const [row] = await db
    .insert(orderNumbers)
    .values({ tenantId: id, last: FIRST })
    .onConflictDoUpdate({
      target: orderNumbers.tenantId,
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning();
  return `${code.charAt(0).toUpperCase()}-${row?.last ?? FIRST}`;
}
