import { outbox } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import type { Shopper } from '../session/visitor.ts';
import type { StoredOrder } from './orderStore.ts';
import { presentOrder } from './presentOrder.ts';

/** Writes the confirmation of an order; in the order's own transaction, so that neither is without the other. */
export async function mailOrder(shopper: Shopper, order: StoredOrder): Promise<void> {
  const { db, tenant, language, now } = shopper;
  await db.insert(outbox).values({
    tenantId: tenant.id,
    kind: 'order',
    recipient: order.row.email,
    subject: say(language, 'orderMail', { number: order.row.incrementId }),
    body: { language, order: presentOrder(shopper, order) },
    writtenAt: now,
  });
}
