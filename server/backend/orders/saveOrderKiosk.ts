import type * as z from 'zod/mini';
import { kioskOrderText } from '../../../contract/kiosk.ts';
import type { orderKiosk } from '../../../contract/order.ts';
import { kioskOrders } from '../database/schema/kiosk.ts';
import { findSigner } from '../session/kioskSignature.ts';
import type { SessionContext } from '../session/requestContext.ts';

interface Claim {
  /** The claim in the order. */
  kiosk: z.output<typeof orderKiosk> | undefined;
  idempotencyKey: string;
  /** The KIOSK_SIGNATURE header. */
  signature: unknown;
}

/**
 * Stores the kiosk at which an order is placed, under the order's future idempotency key. Written before the order, because a payment may
 * complete the order after the request has ended. Idempotent. The location is the one where staff registered the device. Returns whether a
 * kiosk has signed the claim.
 */
export async function saveOrderKiosk(context: SessionContext, claim: Claim): Promise<boolean> {
  const { kiosk, idempotencyKey, signature } = claim;
  if (!kiosk || typeof signature !== 'string') return false;
  const deviceId = kiosk.device_id;
  const text = kioskOrderText(deviceId, idempotencyKey);
  const device = await findSigner(context, { deviceId, text, signature });
  if (!device) return false;
  const { db, session, now } = context;
  await db
    .insert(kioskOrders)
    .values({
      sessionId: session.id,
      idempotencyKey,
      deviceId: device.id,
      storeId: device.storeId,
      createdAt: now,
    })
    .onConflictDoNothing();
  return true;
}
