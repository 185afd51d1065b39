import { and, eq, gt } from 'drizzle-orm';
import { TooManyRequests } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskKnownAddresses } from '../backend/database/schema/fleet.ts';
import { addressKey, countRequest } from '../backend/limits/rateLimiter.ts';
import { hashOf } from '../backend/session/secret.ts';

const DAYS = 180;

const hashOfAddress = (address: string) => hashOf(`kiosk ${addressKey(address)}`);

/**
 * The key by which wrong passcodes of a member are counted. An address from which the passcode was correct before, such as a showroom, is
 * counted separately, so that strangers can't prevent the dealer from registering.
 */
async function attemptsKey(db: Database, memberCode: string, address: string, now: Date): Promise<string> {
  const addressHash = hashOfAddress(address);
  const isKnown = and(
    eq(kioskKnownAddresses.memberCode, memberCode),
    eq(kioskKnownAddresses.addressHash, addressHash),
    gt(kioskKnownAddresses.expiresAt, now),
  );
  const rows = await db.select().from(kioskKnownAddresses).where(isKnown);
  return rows.length > 0 ? `${memberCode} ${addressHash}` : memberCode;
}

/**
 * Counts an attempt before the passcode is hashed, so that parallel attempts are all counted. A counter is a row with a
 * hashed key that expires, so unknown member codes leave no lasting data. Returns the key of the counter.
 * @throws TooManyRequests when the limit of the address or of the member code is reached
 */
export async function countAttempt(
  backend: BackendContext,
  address: string,
  memberCode: string,
): Promise<string> {
  const key = await attemptsKey(backend.db, memberCode, address, backend.clock());
  const retryAfter =
    (await countRequest(backend, 'kioskDevices', addressKey(address))) ||
    (await countRequest(backend, 'kioskPasscode', key));
  if (retryAfter === 0) return key;
  const message =
    'Too many wrong passcodes. Register this screen at the staff desk by its code, or wait ten minutes.';
  throw new TooManyRequests(retryAfter, [{ code: 'attempts', message }]);
}

/** Stores an address from which the passcode was correct. */
export async function rememberAddress(db: Database, memberCode: string, address: string, now: Date) {
  const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
  await db
    .insert(kioskKnownAddresses)
    .values({ memberCode, addressHash: hashOfAddress(address), expiresAt })
    .onConflictDoUpdate({
      target: [kioskKnownAddresses.memberCode, kioskKnownAddresses.addressHash],
      set: { expiresAt },
    });
}
