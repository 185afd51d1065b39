import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  type CommandName,
  type CommandReport,
  commandText,
  type KioskCommand,
} from '../../../contract/kioskCommands.ts';
import type { RemoteSettings } from '../../../contract/kioskSettings.ts';
import { ownValue } from '../../../contract/ownValue.ts';
import { bulkInsert } from '../../backend/database/bulkInsert.ts';
import { type Database, rowsOf } from '../../backend/database/database.ts';
import { kioskCommandFiles, kioskCommands } from '../../backend/database/schema/fleet.ts';
import { serviceKeyOf, signText } from '../serviceKeys.ts';

const VALID_MS = 2 * 60_000;
/** Settings wait for a screen that is turned off at night. */
const SETTINGS_VALID_MS = 24 * 3_600_000;

/** Unambiguous characters (no 0/O, 1/I): the end of an id is shown on screens. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 24;

const newId = (): string =>
  [...randomBytes(ID_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

interface Issue {
  deviceIds: readonly string[];
  name: CommandName;
  settings?: RemoteSettings;
  /** The person's email. */
  actor: string;
}

/** Signs and stores a command for each device. Returns the ids of the commands in the order of the devices. */
export async function issueCommands(db: Database, issue: Issue, now: Date): Promise<string[]> {
  const { deviceIds, name, settings = {}, actor } = issue;
  const key = await serviceKeyOf(db, now);
  const validMs = name === 'settings' ? SETTINGS_VALID_MS : VALID_MS;
  const expiresAt = new Date(now.getTime() + validMs);
  const rows = deviceIds.map((deviceId) => {
    const id = newId();
    const text = commandText({
      id,
      device_id: deviceId,
      name,
      settings,
      issued_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    });
    return { id, deviceId, name, settings, issuedAt: now, expiresAt, signature: signText(key, text), actor };
  });
  await bulkInsert(db, kioskCommands, rows);
  return rows.map(({ id }) => id);
}

/** All commands that are neither acknowledged nor expired, oldest first, for one device or all devices. */
export async function findWaiting(db: Database, now: Date, deviceId?: string): Promise<KioskCommand[]> {
  const isWaiting = and(
    eq(kioskCommands.status, 'waiting'),
    gt(kioskCommands.expiresAt, now),
    ...(deviceId === undefined ? [] : [eq(kioskCommands.deviceId, deviceId)]),
  );
  const rows = await db.select().from(kioskCommands).where(isWaiting).orderBy(asc(kioskCommands.issuedAt));
  return rows.map((row) => ({
    id: row.id,
    device_id: row.deviceId,
    name: row.name,
    settings: row.settings,
    issued_at: row.issuedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    signature: row.signature,
  }));
}

const ofDevice = (deviceId: string, commandId: string) =>
  and(eq(kioskCommands.id, commandId), eq(kioskCommands.deviceId, deviceId));

/**
 * Stores a device's report on a command. Only the first report counts, even for a command that has expired in the meantime. Settings that
 * the device applied are stored with it, in the same statement: the device repeats a lost report, but does not apply them again. Returns
 * false for a command of another device.
 */
export async function saveReport(
  db: Database,
  deviceId: string,
  commandId: string,
  { status, result }: CommandReport,
  now: Date,
): Promise<boolean> {
  const commands = await rowsOf(
    db,
    sql`with reported as (
        update kiosk_commands set status = ${status}, result = ${result}, acknowledged_at = ${now.toISOString()}::timestamptz
        where id = ${commandId} and device_id = ${deviceId} and status not in ('done', 'failed')
        returning name, settings, status
      ), applied as (
        update kiosk_devices set settings = kiosk_devices.settings || reported.settings
        from reported
        where kiosk_devices.id = ${deviceId} and reported.name = 'settings' and reported.status = 'done'
      )
      select id from kiosk_commands where id = ${commandId} and device_id = ${deviceId}`,
  );
  return commands.length > 0;
}

/** Commands that produce a file, and its type. */
export const fileTypes: Partial<Record<string, 'image/jpeg' | 'text/plain'>> = {
  screenshot: 'image/jpeg',
  log: 'text/plain',
};

/** Stores the file of a command. Returns false for a command of another device, or one that does not produce this type. */
export async function saveFile(
  db: Database,
  deviceId: string,
  commandId: string,
  file: { type: 'image/jpeg' | 'text/plain'; content: Buffer },
  now: Date,
): Promise<boolean> {
  const [command] = await db.select().from(kioskCommands).where(ofDevice(deviceId, commandId));
  if (!command || ownValue(fileTypes, command.name) !== file.type) return false;
  await db
    .insert(kioskCommandFiles)
    .values({ commandId, ...file, createdAt: now })
    .onConflictDoNothing();
  return true;
}

const LISTED = 50;

/** The latest commands of a device, newest first. */
export async function listCommands(db: Database, deviceId: string) {
  const commands = await db
    .select()
    .from(kioskCommands)
    .where(eq(kioskCommands.deviceId, deviceId))
    .orderBy(desc(kioskCommands.issuedAt))
    .limit(LISTED);
  const ids = commands.map(({ id }) => id);
  const files = await db
    .select({ commandId: kioskCommandFiles.commandId, type: kioskCommandFiles.type })
    .from(kioskCommandFiles)
    .where(inArray(kioskCommandFiles.commandId, ids));
  const typeOf = new Map(files.map(({ commandId, type }) => [commandId, type]));
  return commands.map((command) => ({ ...command, fileType: typeOf.get(command.id) ?? null }));
}
