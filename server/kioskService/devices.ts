import { asc, eq } from 'drizzle-orm';
import type { KioskDevice } from '../../src/api/contract/kiosk.ts';
import type { Database } from '../store/database/database.ts';
import { kioskDevices, kioskMembers } from '../store/database/schema/kiosk.ts';
import { isPasscode } from './passcode.ts';

/** The devices of a member with their tokens; null when member code and passcode do not go together. */
export async function devicesOf(
  db: Database,
  memberCode: string,
  passcode: string,
): Promise<KioskDevice[] | null> {
  const [member] = await db.select().from(kioskMembers).where(eq(kioskMembers.code, memberCode));
  if (!member || !(await isPasscode(passcode, member.passcodeHash))) return null;
  const rows = await db
    .select()
    .from(kioskDevices)
    .where(eq(kioskDevices.memberCode, memberCode))
    .orderBy(asc(kioskDevices.position));
  return rows.map(({ id, name, type, orientation, token }) => ({
    device_id: id,
    name,
    type,
    orientation,
    token,
  }));
}

/** The device a token belongs to, or null. */
export async function deviceOfToken(db: Database, token: string): Promise<{ id: string } | null> {
  if (token === '') return null;
  const [row] = await db
    .select({ id: kioskDevices.id })
    .from(kioskDevices)
    .where(eq(kioskDevices.token, token));
  return row ?? null;
}
