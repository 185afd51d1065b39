import { outbox } from '../database/schema/customer.ts';
import { message } from '../messages/message.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { presentOrder } from './presentOrder.ts';
import type { StoredOrder } from './readOrders.ts';

/** Queues the confirmation email of an order, in the transaction that writes the order. */
export async function sendOrderEmail(context: SessionContext, order: StoredOrder): Promise<void> {
  const { db, tenant, language, now } = context;
  await db.insert(outbox).values({
    tenantId: tenant.id,
    kind: 'order',
    recipient: order.row.email,
    subject: message(language, 'orderMail', { number: order.row.incrementId }),
    body: { language, order: presentOrder(context, order) },
    writtenAt: now,
  });
}
