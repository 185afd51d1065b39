import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fits } from '../../../../contract/desk/clipLook.ts';
import type { DayPart } from '../../../../contract/desk/schedule.ts';
import { moment, rowId, tenantId } from './columns.ts';
import { kioskVideos } from './kiosk.ts';

/** 1 (Monday) to 7 (Sunday); empty: every day. */
const weekdays = () => integer().array().notNull().default([]);
/** Times of the day in the zone of the device's location; empty: the whole day. */
const dayParts = () => jsonb().$type<DayPart[]>().notNull().default([]);

/** Playlists that staff write. Of all that target a device and are valid, those with the highest priority play. */
export const playlists = pgTable(
  'playlists',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    priority: integer().notNull().default(0),
    /** A line of text below the clips, by language; empty: none. */
    ticker: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of all clips of the playlist; null: as each clip says. */
    fit: text({ enum: fits }),
    validFrom: moment(),
    validUntil: moment(),
    weekdays: weekdays(),
    dayParts: dayParts(),
    /** Increases with every change, so that two editors notice each other. */
    revision: integer().notNull().default(1),
    updatedAt: moment().notNull(),
    /** Name of the person who saved it last; empty before that was stored. */
    updatedBy: text().notNull().default(''),
  },
  (table) => [index('playlists_tenant').on(table.tenantId)],
);

export const playlistItems = pgTable(
  'playlist_items',
  {
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    videoId: text()
      .notNull()
      .references(() => kioskVideos.id, { onDelete: 'cascade' }),
    /** Seconds of an image or product card; null: its own duration. */
    seconds: integer(),
    /** Shows a QR code that opens the clip's link on a phone. */
    hasQr: boolean().notNull().default(false),
    validFrom: moment(),
    validUntil: moment(),
    weekdays: weekdays(),
    dayParts: dayParts(),
  },
  (table) => [primaryKey({ columns: [table.playlistId, table.position] })],
);

/** The devices of a playlist or message; without a row: no device. */
export const playlistTargets = pgTable(
  'playlist_targets',
  {
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['all', 'device', 'group', 'location', 'tag'] }).notNull(),
    /** Id of the device or location, name of the group or tag; empty for all. */
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playlistId, table.kind, table.value] })],
);

/** Messages that cover the loop until they end: an emergency, or a closing time. */
export const screenMessages = pgTable(
  'screen_messages',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** By language. */
    text: jsonb().$type<Record<string, string>>().notNull(),
    isEmergency: boolean().notNull(),
    targets: jsonb()
      .$type<{ kind: 'all' | 'device' | 'group' | 'location' | 'tag'; value: string }[]>()
      .notNull(),
    startsAt: moment().notNull(),
    endsAt: moment(),
  },
  (table) => [index('screen_messages_end').on(table.tenantId, table.endsAt)],
);
