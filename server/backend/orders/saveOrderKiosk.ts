import type * as z from 'zod/mini';
import type { orderKiosk } from '../../../contract/order.ts';
import { kioskOrders } from '../database/schema/kiosk.ts';
import type { SessionContext } from '../session/requestContext.ts';

/**
 * Stores at which kiosk an order is placed, under the key that the order will have. Before the order, because a payment
 * may complete the order after the request has ended. A repeated request has no effect.
 */
export async function saveOrderKiosk(
  { db, session, now }: SessionContext,
  idempotencyKey: string,
  kiosk: z.output<typeof orderKiosk> | undefined,
): Promise<void> {
  if (!kiosk) return;
  await db
    .insert(kioskOrders)
    .values({
      sessionId: session.id,
      idempotencyKey,
      deviceId: kiosk.device_id,
      storeId: kiosk.store_id,
      createdAt: now,
    })
    .onConflictDoNothing();
}
