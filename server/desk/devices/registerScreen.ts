import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import type { registerScreen } from '../../../contract/desk/devices.ts';
import { slugOf } from '../../../contract/slug.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskDevices, kioskEndedTokens, kioskHeartbeats } from '../../backend/database/schema/kiosk.ts';
import type { BodyOf } from '../../backend/route.ts';
import { hashOf } from '../../backend/session/secret.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { ensureMember } from '../../kioskService/members.ts';
import { completePairing, findPairing } from '../../kioskService/pairings.ts';
import { requireLocation, requireOwnDevice } from './ownDevices.ts';

const newToken = () => randomBytes(24).toString('base64url');

/** 'Front window' becomes front-window-3f2a1c: readable in logs and reports, and unique. */
function newId(name: string): string {
  const slug = cutText(slugOf(name), 40);
  return `${slug || 'screen'}-${randomBytes(3).toString('hex')}`;
}

/** @throws ApiError 404 for a code that no screen of this tenant shows */
export async function requirePairing(db: Database, tenant: Tenant, code: string, now: Date) {
  const pairing = await findPairing(db, tenant.id, code, now);
  if (pairing) return pairing;
  throw localizedError(404, 'pairing_code', 'deskPairingCode', { field: 'code' });
}

type Registration = BodyOf<typeof registerScreen>;

async function createDevice(
  db: Database,
  tenant: Tenant,
  { store_id: storeId, ...values }: Exclude<Registration, { replaces: string }>,
): Promise<{ id: string; name: string }> {
  await requireLocation(db, tenant, storeId);
  const member = await ensureMember(db, tenant);
  const position = await db.$count(kioskDevices, eq(kioskDevices.memberCode, member.code));
  const id = newId(values.name);
  const row = { ...values, storeId, id, memberCode: member.code, position, token: newToken() };
  await db.insert(kioskDevices).values(row);
  return { id, name: values.name };
}

/**
 * Assigns a new token to a device, for another machine. The previous machine is told that its registration has ended; plays, playlist, name
 * and location remain with the device.
 */
async function replaceMachine(db: Database, tenant: Tenant, id: string, now: Date) {
  const device = await requireOwnDevice(db, tenant, id);
  const ended = { tokenHash: hashOf(device.token), deviceId: id, endedAt: now };
  await db.insert(kioskEndedTokens).values(ended).onConflictDoNothing();
  await db
    .update(kioskDevices)
    .set({ token: newToken(), revokedAt: null })
    .where(and(eq(kioskDevices.id, id), eq(kioskDevices.token, device.token)));
  // Otherwise the new machine would be reported as a duplicate of the previous one.
  await db.delete(kioskHeartbeats).where(eq(kioskHeartbeats.deviceId, id));
  return { id, name: device.name };
}

/** Registers the screen that shows a code, as a new device or in place of another machine. */
export async function registerScreenByCode(
  db: Database,
  tenant: Tenant,
  code: string,
  registration: Registration,
  now: Date,
): Promise<{ id: string; name: string }> {
  const pairing = await requirePairing(db, tenant, code, now);
  const registered =
    'replaces' in registration
      ? await replaceMachine(db, tenant, registration.replaces, now)
      : await createDevice(db, tenant, registration);
  await completePairing(db, pairing, registered.id, now);
  return registered;
}
