import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fits } from '../../../../contract/desk/clipLook.ts';
import type { DayPart } from '../../../../contract/desk/schedule.ts';
import { moment, ownerId, ownerKey, rowId, tenantId } from './columns.ts';
import { kioskVideos } from './kiosk.ts';

/** 1 (Monday) to 7 (Sunday); empty: every day. */
const weekdays = () => integer().array().notNull().default([]);
/** Parts of the day in the time zone of the device's location; empty for the whole day. */
const dayParts = () => jsonb().$type<DayPart[]>().notNull().default([]);

/** Playlists by staff. Of all active ones that target a device, those with the highest priority play. */
export const playlists = pgTable(
  'playlists',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    priority: integer().notNull().default(0),
    /** A line of text below the clips, by language; empty for none. */
    ticker: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** For all clips of the playlist; null: as each clip specifies. */
    fit: text({ enum: fits }),
    validFrom: moment(),
    validUntil: moment(),
    weekdays: weekdays(),
    dayParts: dayParts(),
    /** Increases with every change, so that concurrent edits are detected. */
    revision: integer().notNull().default(1),
    updatedAt: moment().notNull(),
    /** Name of the person who last saved it; empty if saved before this was recorded. */
    updatedBy: text().notNull().default(''),
  },
  (table) => [index('playlists_tenant').on(table.tenantId)],
);

export const playlistItems = pgTable(
  'playlist_items',
  {
    playlistId: ownerId(() => playlists.id),
    position: integer().notNull(),
    videoId: ownerKey(() => kioskVideos.id),
    /** Duration in seconds of an image or product card; null for its default. */
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

/** The target devices of a playlist or message; without a row there are none. */
export const playlistTargets = pgTable(
  'playlist_targets',
  {
    playlistId: ownerId(() => playlists.id),
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
