import { eq } from 'drizzle-orm';
import { customers } from '../database/schema/customer.ts';
import { orders } from '../database/schema/order.ts';
import { queueEmail } from '../email/outbox.ts';
import { inTransaction, type SessionContext } from '../session/requestContext.ts';
import type { Customer } from './currentPassword.ts';
import { deleteUnlinkedData } from './personalData.ts';

/**
 * Deletes an account with everything that belongs to it; its sessions end. Orders and their payments are retained, because tax law requires
 * them, but no longer belong to an account. An email confirms the deletion.
 */
export const deleteAccount = (context: SessionContext, customer: Customer): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, language } = inside;
    const remaining = await db.$count(orders, eq(orders.customerId, customer.id));
    await deleteUnlinkedData(db, customer);
    await db.delete(customers).where(eq(customers.id, customer.id));
    await queueEmail(inside, {
      kind: 'account_deleted',
      recipient: customer.email,
      language,
      contents: { firstname: customer.firstname, orders: remaining },
    });
  });
