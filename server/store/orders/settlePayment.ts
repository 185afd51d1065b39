import { and, eq } from 'drizzle-orm';
import { readReference } from '../checkout/orderReference.ts';
import type { PaymentNotice } from '../checkout/paymentMethod.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/order.ts';
import type { Tenant } from '../tenant/tenant.ts';

interface Place {
  db: Database;
  tenant: Tenant;
}

/**
 * An order that was waiting for its payment is paid: of this method, amount and currency, and of no other. Told twice,
 * it counts once.
 * @returns false where no waiting order fits
 */
export async function settlePayment(
  { db, tenant }: Place,
  method: string,
  told: PaymentNotice,
): Promise<boolean> {
  const named = readReference(tenant, told.order);
  if (!named) return false;
  const waiting = and(
    eq(orders.tenantId, tenant.id),
    eq(orders.sessionId, named.sessionId),
    eq(orders.idempotencyKey, named.key),
    eq(orders.paymentMethod, method),
    eq(orders.status, 'pending_payment'),
    eq(orders.grandTotal, told.amount),
    eq(orders.currency, told.currency),
  );
  const paid = { status: 'processing', paymentReference: told.id } as const;
  return (await db.update(orders).set(paid).where(waiting).returning({ id: orders.id })).length > 0;
}
