import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { KioskDevice } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

/** Hashes a passcode with scrypt: `salt:hash`, both in hex. */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(passcode, salt, KEY_LENGTH)).toString('hex')}`;
}

/** Compares a passcode with a stored hash in constant time; false for a malformed hash. */
async function isPasscode(passcode: string, storedHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = storedHash.split(':');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== KEY_LENGTH) return false;
  return timingSafeEqual(await derive(passcode, Buffer.from(salt, 'hex'), KEY_LENGTH), expected);
}

/** The devices of a member with their tokens; null when the passcode is wrong or the member does not exist. */
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

/** The device of a token, or null. */
export async function deviceOfToken(db: Database, token: string): Promise<{ id: string } | null> {
  if (token === '') return null;
  const [row] = await db
    .select({ id: kioskDevices.id })
    .from(kioskDevices)
    .where(eq(kioskDevices.token, token));
  return row ?? null;
}
