import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskPairings } from '../backend/database/schema/fleet.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';
import { hashOf, isSecretFormat, newSecret } from '../backend/session/secret.ts';
import { toKioskDevice } from './devices.ts';

/** Unambiguous letters and digits: no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = 'ACDEFGHJKMNPRTWXY34679';
const GROUP = 4;
export const PAIRING_MS = 10 * 60_000;

const randomGroup = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code may be typed in any case, with or without its hyphen. */
const hashOfCode = (code: string) => hashOf(code.toUpperCase().replace(/[^A-Z\d]/g, ''));

type Pairing = typeof kioskPairings.$inferSelect;

/** Creates the code of a screen, bound to the tenant at whose host the screen requested it. Code and secret are stored as hashes. */
export async function startPairing(
  db: Database,
  tenantId: number,
  screen: { orientation: Pairing['orientation']; version: string },
  now: Date,
): Promise<{ code: string; secret: string; expires_at: string }> {
  const code = `${randomGroup()}-${randomGroup()}`;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + PAIRING_MS);
  await db.insert(kioskPairings).values({
    codeHash: hashOfCode(code),
    secretHash: hashOf(secret),
    tenantId,
    ...screen,
    expiresAt,
  });
  return { code, secret, expires_at: expiresAt.toISOString() };
}

/**
 * The result for a screen's secret: its device once staff have registered it, with the hash of the staff menu's passcode. Returns null for
 * an expired code.
 */
export async function readPairing(db: Database, secret: string, now: Date) {
  if (!isSecretFormat(secret)) return null;
  const isPairing = and(eq(kioskPairings.secretHash, hashOf(secret)), gt(kioskPairings.expiresAt, now));
  const [row] = await db
    .select({ pairing: kioskPairings, device: kioskDevices, passcodeHash: kioskMembers.staffPasscodeHash })
    .from(kioskPairings)
    .leftJoin(kioskDevices, and(eq(kioskDevices.id, kioskPairings.deviceId), isNull(kioskDevices.revokedAt)))
    .leftJoin(kioskMembers, eq(kioskMembers.code, kioskDevices.memberCode))
    .where(isPairing);
  if (!row) return null;
  if (row.pairing.deviceId === null) return { device: null, passcode_hash: '' };
  // Registered and already revoked again: the screen shows a new code.
  if (!row.device) return null;
  return { device: await toKioskDevice(db, row.device), passcode_hash: row.passcodeHash ?? '' };
}

/** The unregistered screen that shows a code; null if there is none. */
export async function findPairing(
  db: Database,
  tenantId: number,
  code: string,
  now: Date,
): Promise<Pairing | null> {
  const isOpen = and(
    eq(kioskPairings.codeHash, hashOfCode(code)),
    eq(kioskPairings.tenantId, tenantId),
    gt(kioskPairings.expiresAt, now),
    isNull(kioskPairings.deviceId),
  );
  const [row] = await db.select().from(kioskPairings).where(isOpen).for('update');
  return row ?? null;
}

/** Assigns a device to the screen of a pairing. The screen has ten minutes to fetch it; its code is no longer valid. */
export async function completePairing(db: Database, pairing: Pairing, deviceId: string, now: Date) {
  await db
    .update(kioskPairings)
    .set({ deviceId, expiresAt: new Date(now.getTime() + PAIRING_MS) })
    .where(eq(kioskPairings.codeHash, pairing.codeHash));
}
