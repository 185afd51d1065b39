import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { KIOSK_SIGNATURE, kioskOrderText } from '../../contract/kiosk.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { kioskDevices } from '../../server/backend/database/schema/kiosk.ts';

/** The headers of an order that a registered kiosk has signed, as its shell does (electron/scheme/handler.ts). */
export async function signKioskOrder(
  db: Database,
  deviceId: string,
  key: string,
): Promise<Record<string, string>> {
  const [device] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, deviceId));
  const signature = createHmac('sha256', device?.token ?? '')
    .update(kioskOrderText(deviceId, key))
    .digest('base64url');
  return { 'idempotency-key': key, [KIOSK_SIGNATURE]: signature };
}
