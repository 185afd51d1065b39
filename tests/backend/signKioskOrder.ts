import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  KIOSK_FORM_SIGNATURE,
  KIOSK_SIGNATURE,
  kioskFormText,
  kioskOrderText,
} from '../../contract/kiosk.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { kioskDevices } from '../../server/backend/database/schema/kiosk.ts';

async function sign(db: Database, deviceId: string, text: string): Promise<string> {
  const [device] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, deviceId));
  return createHmac('sha256', device?.token ?? '')
    .update(text)
    .digest('base64url');
}

/** The headers of an order that a registered kiosk has signed, as its shell does (electron/scheme/handler.ts). */
export const signKioskOrder = async (
  db: Database,
  deviceId: string,
  key: string,
): Promise<Record<string, string>> => ({
  'idempotency-key': key,
  [KIOSK_SIGNATURE]: await sign(db, deviceId, kioskOrderText(deviceId, key)),
});

/** The header of a form that a registered kiosk has signed. */
export const signKioskForm = async (db: Database, deviceId: string): Promise<Record<string, string>> => ({
  [KIOSK_FORM_SIGNATURE]: `nonce.${await sign(db, deviceId, kioskFormText(deviceId, 'nonce'))}.${deviceId}`,
});
