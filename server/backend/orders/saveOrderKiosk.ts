import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { kioskOrderText } from '../../../contract/kiosk.ts';
import type { orderKiosk } from '../../../contract/order.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import { kioskDevices, kioskOrders } from '../database/schema/kiosk.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { isSameSecret } from '../session/secret.ts';

interface Claim {
  /** The claim in the order. */
  kiosk: z.output<typeof orderKiosk> | undefined;
  idempotencyKey: string;
  /** The KIOSK_SIGNATURE header. */
  signature: unknown;
}

/** The registered kiosk of the tenant that signed the claim; null for an unsigned claim, which anyone could make. */
async function findSigner({ db, tenant }: SessionContext, { kiosk, idempotencyKey, signature }: Claim) {
  if (!kiosk || typeof signature !== 'string') return null;
  const [device] = await db
    .select({ id: kioskDevices.id, token: kioskDevices.token, storeId: kioskDevices.storeId })
    .from(kioskDevices)
    .where(
      and(
        isDeviceOf(tenant),
        eq(kioskDevices.id, kiosk.device_id),
        eq(kioskDevices.type, 'kiosk'),
        isNull(kioskDevices.revokedAt),
      ),
    );
  if (!device) return null;
  const expected = createHmac('sha256', device.token)
    .update(kioskOrderText(device.id, idempotencyKey))
    .digest('base64url');
  return isSameSecret(expected, signature) ? device : null;
}

/**
 * Stores the kiosk at which an order is placed, under the order's future idempotency key. Written before the order, because a payment may
 * complete the order after the request has ended. Idempotent. The location is the one where staff registered the device. Returns whether a
 * kiosk has signed the claim.
 */
export async function saveOrderKiosk(context: SessionContext, claim: Claim): Promise<boolean> {
  const device = await findSigner(context, claim);
  if (!device) return false;
  const { db, session, now } = context;
  await db
    .insert(kioskOrders)
    .values({
      sessionId: session.id,
      idempotencyKey: claim.idempotencyKey,
      deviceId: device.id,
      storeId: device.storeId,
      createdAt: now,
    })
    .onConflictDoNothing();
  return true;
}
