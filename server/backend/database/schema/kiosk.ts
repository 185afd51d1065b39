import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Heartbeat } from '../../../../contract/kiosk.ts';

/** A dealer of the kiosk service. Staff register devices with its member code and passcode. */
export const kioskMembers = pgTable('kiosk_members', {
  code: text().primaryKey(),
  /** salt:hash by scrypt, in hexadecimal. */
  passcodeHash: text().notNull(),
});

/** A device. Its token is its only credential; a new token revokes the old one. */
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
});

export const kioskVideos = pgTable('kiosk_videos', {
  id: text().primaryKey(),
  /** By language code. */
  title: jsonb().$type<Record<string, string>>().notNull(),
  /** Below /media. */
  url: text().notNull(),
  poster: text().notNull(),
  /** Milliseconds. */
  duration: integer().notNull(),
  sha256: text().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  link: text().notNull(),
  kind: text({ enum: ['video', 'image', 'product'] })
    .notNull()
    .default('video'),
  captions: text().notNull().default(''),
  orientation: text({ enum: ['landscape', 'portrait', 'any'] })
    .notNull()
    .default('any'),
  validFrom: timestamp({ withTimezone: true }),
  validUntil: timestamp({ withTimezone: true }),
});

/** The playlist of a device, in order. */
export const kioskPlaylist = pgTable(
  'kiosk_playlist',
  {
    deviceId: text()
      .notNull()
      .references(() => kioskDevices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    videoId: text()
      .notNull()
      .references(() => kioskVideos.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.position] })],
);

/** Plays. The id comes from the device, so that a repeated report adds nothing. Plays outlive their videos. */
export const kioskPlays = pgTable(
  'kiosk_plays',
  {
    playId: text().primaryKey(),
    deviceId: text().notNull(),
    videoId: text().notNull(),
    sha256: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    sequence: integer().notNull(),
    /** Milliseconds by which the service's clock was ahead of the device's. */
    clockOffset: bigint({ mode: 'number' }).notNull().default(0),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('kiosk_plays_device').on(table.deviceId, table.startedAt)],
);

/** The last heartbeat of each device. */
export const kioskHeartbeats = pgTable('kiosk_heartbeats', {
  deviceId: text()
    .primaryKey()
    .references(() => kioskDevices.id, { onDelete: 'cascade' }),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
  state: jsonb().$type<Heartbeat>().notNull(),
});
