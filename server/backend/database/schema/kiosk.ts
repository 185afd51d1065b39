import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fits, overlays } from '../../../../contract/desk/clipLook.ts';
import type { Heartbeat } from '../../../../contract/kiosk.ts';
import { moment, ownerKey } from './columns.ts';

/** Members of the kiosk service: staff sign in with member code and passcode to list the dealer's devices. */
export const kioskMembers = pgTable('kiosk_members', {
  code: text().primaryKey(),
  /** salt:hash, hex, by scrypt, of the passcode that registers screens. It never leaves the server. */
  passcodeHash: text().notNull(),
  /** Hash in the same format of the passcode that opens the staff menu; screens receive it. Empty if none is set. */
  staffPasscodeHash: text().notNull().default(''),
  /** The dealer; null for the default tenant. */
  tenantId: integer(),
});

/** Registered devices. The token is the only credential; a new token revokes the previous one. */
export const kioskDevices = pgTable('kiosk_devices', {
  id: text().primaryKey(),
  memberCode: text()
    .notNull()
    .references(() => kioskMembers.code),
  name: text().notNull(),
  type: text({ enum: ['kiosk', 'tv'] }).notNull(),
  orientation: text({ enum: ['landscape', 'portrait'] }).notNull(),
  position: integer().notNull(),
  token: text().notNull().unique(),
  /** The location of the device: store_id of a location; empty when unknown. */
  storeId: text().notNull().default(''),
  /** Set by staff to end a registration: the device discards its token and shows a pairing code again. */
  revokedAt: moment(),
  /** A name by which staff group devices; empty for none. */
  group: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  /** Settings that staff changed (contract/desk/devices.ts); all others are in the device's own settings.json. */
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** Tokens of machines that were replaced by another one. Such a machine discards its registration (device_revoked). */
export const kioskEndedTokens = pgTable('kiosk_ended_tokens', {
  tokenHash: text().primaryKey(),
  deviceId: text().notNull(),
  endedAt: moment().notNull(),
});

export const kioskVideos = pgTable('kiosk_videos', {
  id: text().primaryKey(),
  /** Title by language code. */
  title: jsonb().$type<Record<string, string>>().notNull(),
  /** URL below /media. */
  url: text().notNull(),
  poster: text().notNull(),
  /** Duration in milliseconds. */
  duration: integer().notNull(),
  sha256: text().notNull(),
  /** Size in bytes. */
  size: integer().notNull(),
  link: text().notNull(),
  kind: text({ enum: ['video', 'image', 'product'] })
    .notNull()
    .default('video'),
  captions: text().notNull().default(''),
  orientation: text({ enum: ['landscape', 'portrait', 'any'] })
    .notNull()
    .default('any'),
  validFrom: moment(),
  validUntil: moment(),
  /** The dealer who uploaded it; null for a clip of the seed. */
  tenantId: integer(),
  /** The product of a card, whose current name and price are shown; null for none. */
  productId: integer(),
  width: integer(),
  height: integer(),
  /** How it is scaled to a screen of another shape (contract/desk/clipLook.ts). */
  fit: text({ enum: fits }).notNull().default('auto'),
  /** Elements that a screen shows over it; if empty, it plays as delivered. */
  overlays: text({ enum: overlays }).array().notNull().default([]),
  uploadedAt: moment(),
  /** A name by which staff group clips; empty for none. */
  folder: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  /** The first 32 hex digits of the SHA-256 of the file that staff uploaded, before any conversion; empty: unknown. */
  sourceHash: text().notNull().default(''),
  /** The conversion of a replacement file has failed. */
  isReplacementFailed: boolean().notNull().default(false),
  /** Removed by staff; its plays still refer to its name. */
  removedAt: moment(),
});

/** The playlist of a device, in order. */
export const kioskPlaylist = pgTable(
  'kiosk_playlist',
  {
    deviceId: ownerKey(() => kioskDevices.id),
    position: integer().notNull(),
    videoId: ownerKey(() => kioskVideos.id),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.position] })],
);

/** Plays by the device's play id, so that a repeated report has no effect. Plays outlive their clips. */
export const kioskPlays = pgTable(
  'kiosk_plays',
  {
    playId: text().primaryKey(),
    deviceId: text().notNull(),
    videoId: text().notNull(),
    sha256: text().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    /** Duration in milliseconds. */
    duration: integer().notNull(),
    sequence: integer().notNull(),
    /** The service's clock minus the device's, in milliseconds. */
    clockOffset: bigint({ mode: 'number' }).notNull().default(0),
    receivedAt: moment().notNull(),
    /** The dealer and the location of the device at the time; empty when unknown. */
    tenantId: integer(),
    storeId: text().notNull().default(''),
    /** Start time by the service's clock. */
    playedAt: moment(),
    /** Whether it played to its end; null when unknown. */
    isComplete: boolean(),
  },
  (table) => [
    index('kiosk_plays_device').on(table.deviceId, table.startedAt),
    index('kiosk_plays_tenant').on(table.tenantId, table.playedAt, table.playId),
  ],
);

/** The latest heartbeat of each device. */
export const kioskHeartbeats = pgTable('kiosk_heartbeats', {
  deviceId: text()
    .primaryKey()
    .references(() => kioskDevices.id, { onDelete: 'cascade' }),
  receivedAt: moment().notNull(),
  state: jsonb().$type<Heartbeat>().notNull(),
  /** The machine that sent it; empty when unknown. */
  instanceId: text().notNull().default(''),
  /** Another machine that reports as this device, and when that was last detected. */
  otherInstanceId: text(),
  otherSeenAt: moment(),
});

/**
 * The kiosk at which an order was placed, by the order's idempotency key. Written before the order, so that an order completed later by its
 * payment is attributed to its kiosk too.
 */
export const kioskOrders = pgTable(
  'kiosk_orders',
  {
    sessionId: integer().notNull(),
    idempotencyKey: text().notNull(),
    deviceId: text().notNull(),
    storeId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.idempotencyKey] })],
);
