import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { KioskDevice } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';
import { locations } from '../backend/database/schema/location.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

/** Hashes a passcode with scrypt: `salt:hash`, both in hex. */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(passcode, salt, KEY_LENGTH)).toString('hex')}`;
}

/** Compared if the member does not exist, so that the response time does not reveal which codes exist. */
const NO_HASH = `${'0'.repeat(32)}:${'0'.repeat(2 * KEY_LENGTH)}`;

/** Compares a passcode with a stored hash in constant time; false for a malformed hash, which takes as long. */
export async function isPasscode(passcode: string, storedHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = storedHash.split(':');
  const expected = Buffer.from(hash, 'hex');
  const derived = await derive(passcode, Buffer.from(salt, 'hex'), KEY_LENGTH);
  return expected.length === KEY_LENGTH && timingSafeEqual(derived, expected);
}

/** The location of a device by its store_id; null if there is no such showroom. */
export async function locationOf(db: Database, storeId: string): Promise<KioskDevice['location']> {
  if (storeId === '') return null;
  const [row] = await db
    .select({ store_id: locations.id, store_name: locations.name })
    .from(locations)
    .where(and(eq(locations.id, storeId), eq(locations.kind, 'shop')));
  return row ?? null;
}

/**
 * The devices of a member with their tokens, excluding revoked ones, and the hash of the staff menu's passcode; null if the passcode is
 * wrong or the member does not exist.
 */
export async function devicesOf(db: Database, memberCode: string, passcode: string) {
  const [member] = await db.select().from(kioskMembers).where(eq(kioskMembers.code, memberCode));
  const isRight = await isPasscode(passcode, member?.passcodeHash ?? NO_HASH);
  if (!member || !isRight) return null;
  const rows = await db
    .select()
    .from(kioskDevices)
    .where(and(eq(kioskDevices.memberCode, memberCode), isNull(kioskDevices.revokedAt)))
    .orderBy(asc(kioskDevices.position));
  return {
    devices: await Promise.all(rows.map((row) => toKioskDevice(db, row))),
    passcode_hash: member.staffPasscodeHash,
  };
}

/** A device as sent to a screen, with its token. */
export async function toKioskDevice(
  db: Database,
  { id, name, type, orientation, token, storeId }: typeof kioskDevices.$inferSelect,
): Promise<KioskDevice> {
  const location = await locationOf(db, storeId);
  return { device_id: id, name, type, orientation, token, location };
}
