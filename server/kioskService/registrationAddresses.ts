import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { kioskKnownAddresses } from '../backend/database/schema/fleet.ts';
import { addressKey } from '../backend/limits/rateLimiter.ts';
import { hashOf } from '../backend/session/secret.ts';

const DAYS = 180;

const hashOfAddress = (address: string) => hashOf(`kiosk ${addressKey(address)}`);

/**
 * The key by which wrong passcodes of a member are counted. An address from which the passcode was right before, such as a
 * showroom, has its own count, so that strangers can't keep the dealer from registering.
 */
export async function attemptsKey(
  db: Database,
  memberCode: string,
  address: string,
  now: Date,
): Promise<string> {
  const addressHash = hashOfAddress(address);
  const isKnown = and(
    eq(kioskKnownAddresses.memberCode, memberCode),
    eq(kioskKnownAddresses.addressHash, addressHash),
    gt(kioskKnownAddresses.expiresAt, now),
  );
  const rows = await db.select().from(kioskKnownAddresses).where(isKnown);
  return rows.length > 0 ? `${memberCode} ${addressHash}` : memberCode;
}

/** Remembers an address from which the passcode was right. */
export async function rememberAddress(
  db: Database,
  memberCode: string,
  address: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
  await db
    .insert(kioskKnownAddresses)
    .values({ memberCode, addressHash: hashOfAddress(address), expiresAt })
    .onConflictDoUpdate({
      target: [kioskKnownAddresses.memberCode, kioskKnownAddresses.addressHash],
      set: { expiresAt },
    });
}
