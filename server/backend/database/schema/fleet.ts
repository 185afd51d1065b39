import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { alertKinds } from '../../../../contract/desk/devices.ts';
import { moment, ownerKey, rowId, tenantId } from './columns.ts';
import { kioskDevices } from './kiosk.ts';

const deviceId = () => ownerKey(() => kioskDevices.id);
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The key pairs of this service. A device keeps the public key that it received at registration. */
export const serviceKeys = pgTable('service_keys', {
  name: text().primaryKey(),
  /** PEM (PKCS 8). */
  privateKey: text().notNull(),
  /** PEM (SPKI). */
  publicKey: text().notNull(),
  createdAt: moment().notNull(),
});

/** A screen that shows a pairing code and waits for staff to register it. */
export const kioskPairings = pgTable(
  'kiosk_pairings',
  {
    codeHash: text().primaryKey(),
    /** Hash of the secret with which the screen requests its registration. */
    secretHash: text().notNull().unique(),
    tenantId: tenantId(),
    orientation: text({ enum: ['landscape', 'portrait'] }).notNull(),
    version: text().notNull(),
    expiresAt: moment().notNull(),
    /** Set by staff. */
    deviceId: text(),
  },
  (table) => [index('kiosk_pairings_expiry').on(table.expiresAt)],
);

/** Commands of staff to a device, stored until they are acknowledged or expire. */
export const kioskCommands = pgTable(
  'kiosk_commands',
  {
    id: text().primaryKey(),
    deviceId: deviceId(),
    name: text().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    issuedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Ed25519 over the command's text, base64url. */
    signature: text().notNull(),
    /** The person who issued it. */
    actor: text().notNull(),
    status: text({ enum: ['waiting', 'done', 'failed', 'expired'] })
      .notNull()
      .default('waiting'),
    acknowledgedAt: moment(),
    /** The result reported by the device. */
    result: text().notNull().default(''),
  },
  (table) => [index('kiosk_commands_device').on(table.deviceId, table.issuedAt)],
);

/** The file that a command produced: a screenshot of the loop, or the log. */
export const kioskCommandFiles = pgTable('kiosk_command_files', {
  commandId: text()
    .primaryKey()
    .references(() => kioskCommands.id, { onDelete: 'cascade' }),
  type: text({ enum: ['image/jpeg', 'text/plain'] }).notNull(),
  content: bytes().notNull(),
  createdAt: moment().notNull(),
});

/** Problems of a device, from detection to their end. */
export const kioskAlerts = pgTable(
  'kiosk_alerts',
  {
    id: rowId(),
    deviceId: deviceId(),
    kind: text({ enum: alertKinds }).notNull(),
    since: moment().notNull(),
    endedAt: moment(),
    /** When email and webhook were sent. */
    notifiedAt: moment(),
  },
  (table) => [index('kiosk_alerts_device').on(table.deviceId, table.endedAt)],
);

/** Reports of alerts to a dealer's own system, sent by kioskService/alerts/webhooks.ts. */
export const alertWebhooks = pgTable(
  'alert_webhooks',
  {
    id: rowId(),
    tenantId: tenantId(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    writtenAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt, or until when one process has claimed the report; null once it is sent or given up. */
    nextAttemptAt: moment(),
    sentAt: moment(),
    lastError: text().notNull().default(''),
  },
  (table) => [index('alert_webhooks_due').on(table.nextAttemptAt)],
);

/** Activity at a device on a day, as counted by the device. */
export const kioskActivity = pgTable(
  'kiosk_activity',
  {
    deviceId: deviceId(),
    day: date().notNull(),
    touches: integer().notNull(),
    visits: integer().notNull(),
    /** Carts and products that a shopper transferred to a phone. */
    handOvers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.day] })],
);

/** Versions of the shell that devices may install. */
export const kioskReleases = pgTable(
  'kiosk_releases',
  {
    id: rowId(),
    tenantId: tenantId(),
    version: text().notNull(),
    url: text().notNull(),
    sha256: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Ed25519 over "version sha256 size", base64. */
    signature: text().notNull(),
    /** Percentage of the devices that receive it, from 0 to 100. */
    percent: integer().notNull().default(0),
    /** Groups that receive it first, regardless of the percentage. */
    groups: text().array().notNull().default([]),
    pausedAt: moment(),
    /** Since when every device is offered it; null while only some are, or it is paused. */
    offeredToAllAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('kiosk_releases_version').on(table.tenantId, table.version)],
);

/** Calls of shoppers at a kiosk for a salesperson. */
export const salesCalls = pgTable(
  'sales_calls',
  {
    id: rowId(),
    tenantId: tenantId(),
    deviceId: deviceId(),
    storeId: text().notNull(),
    /** The product on the screen; empty when there is none. */
    productId: text().notNull(),
    productName: text().notNull(),
    path: text().notNull(),
    calledAt: moment().notNull(),
    /** The person who is coming. */
    acceptedBy: text().notNull().default(''),
    acceptedAt: moment(),
    /** Set when the shopper cancels, the visit ends, or staff close it. */
    endedAt: moment(),
  },
  (table) => [index('sales_calls_open').on(table.tenantId, table.endedAt, table.calledAt)],
);

/** Addresses from which a member's passcode was correct, as hashes: the dealer's showrooms. */
export const kioskKnownAddresses = pgTable(
  'kiosk_known_addresses',
  {
    memberCode: text().notNull(),
    addressHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberCode, table.addressHash] }), index().on(table.expiresAt)],
);

/** A single row: the number of announcements to devices (kioskService/commands/kioskEvents.ts). */
export const kioskAnnouncements = pgTable('kiosk_announcements', {
  id: integer().primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
});
