import * as z from 'zod/mini';
import { deskCall } from './deskCall';

/** 'never': registered, but no heartbeat yet. 'safe': online after repeated faults, plays the built-in clip only. */
export const deviceStates = ['online', 'offline', 'never', 'safe', 'revoked'] as const;
export type DeviceState = (typeof deviceStates)[number];

export const alertKinds = ['offline', 'no_frame', 'clip', 'disk', 'outdated', 'duplicate'] as const;
export type AlertKind = (typeof alertKinds)[number];

const type = z.enum(['kiosk', 'tv']);
const orientation = z.enum(['landscape', 'portrait']);
const id = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const word = z.string().check(z.trim(), z.maxLength(50));
const tags = z.array(word.check(z.minLength(1))).check(z.maxLength(20));
const storeId = z.string().check(z.maxLength(100));
const code = z.string().check(z.minLength(1), z.maxLength(20));
const done = z.object({ success: z.boolean() });

/**
 * What a screen shows according to its latest heartbeat. builtin: the app's built-in clip, because nothing is scheduled or it is in safe
 * mode.
 * unknown: an older version that does not report it
 */
export const showingKinds = ['clip', 'builtin', 'visit', 'emergency', 'dark', 'unknown'] as const;
export type ShowingKind = (typeof showingKinds)[number];

/** One row of the list. Small, because one response contains a thousand of them. */
const deviceRow = z.object({
  id: z.string(),
  name: z.string(),
  type,
  orientation,
  state: z.enum(deviceStates),
  store_id: z.string(),
  group: z.string(),
  tags: z.array(z.string()),
  version: z.string(),
  /** ISO 8601; null without a heartbeat. */
  seen_at: z.nullable(z.string()),
  /** As of the last heartbeat; null without one. picture: URL; empty if there is none */
  showing: z.nullable(z.object({ kind: z.enum(showingKinds), title: z.string(), picture: z.string() })),
  /** As of the last heartbeat; null while a visit covers the loop. */
  frame_age_ms: z.nullable(z.number()),
  disk_free_bytes: z.nullable(z.number()),
  queue_length: z.number(),
  clock_offset_ms: z.nullable(z.number()),
  /** Current alerts. */
  alerts: z.array(z.enum(alertKinds)),
});
export type DeviceRow = z.output<typeof deviceRow>;

export const listDevices = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/devices',
  summary: 'Devices with their state, and the locations where they may stand',
  response: z.object({
    devices: z.array(deviceRow),
    locations: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The server's time, from which ages are computed. */
    now: z.string(),
  }),
});

const deviceAlert = z.object({
  id: z.number(),
  kind: z.enum(alertKinds),
  since: z.string(),
  ended_at: z.nullable(z.string()),
});

const deviceDetails = z.object({
  device: deviceRow,
  location: z.string(),
  member_code: z.string(),
  revoked_at: z.nullable(z.string()),
  /** The latest heartbeat; null without one. */
  report: z.nullable(
    z.object({
      instance_id: z.string(),
      disk_total_bytes: z.nullable(z.number()),
      disk_reserve_bytes: z.number(),
      memory_bytes: z.number(),
      queue_age_ms: z.nullable(z.number()),
      plays_refused: z.number(),
      /** Titles of the clips that are skipped after three failures. */
      quarantined: z.array(z.string()),
    }),
  ),
  /** Another machine that reported as this device; null if there was none. */
  other_machine: z.nullable(z.object({ instance_id: z.string(), seen_at: z.string() })),
  playlist: z.array(z.object({ video_id: z.string(), title: z.string(), picture: z.string() })),
  alerts: z.array(deviceAlert),
  now: z.string(),
});
export type DeviceDetails = z.output<typeof deviceDetails>;

export const getDevice = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/devices/{id}',
  summary: 'A device with its latest heartbeat, playlist and alerts',
  params: z.object({ id }),
  response: deviceDetails,
});

export const changeDevice = deskCall({
  role: 'editor',
  subject: 'devices',
  affects: ['playlists', 'messages'],
  method: 'PUT',
  path: '/devices/{id}',
  summary: 'Changes name, kind, location, group or tags of a device',
  params: z.object({ id }),
  body: z.object({ name, type, orientation, store_id: storeId, group: word, tags }),
  response: done,
});

/** Omitted fields stay unchanged. */
export const changeDevices = deskCall({
  role: 'editor',
  subject: 'devices',
  affects: ['playlists', 'messages'],
  method: 'PUT',
  path: '/devices',
  summary: 'Changes location, group or tags of several devices',
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(2000)),
    store_id: z.optional(storeId),
    group: z.optional(word),
    add_tags: z.optional(tags),
    remove_tags: z.optional(tags),
  }),
  response: z.object({ changed: z.number() }),
});

export const revokeDevice = deskCall({
  role: 'editor',
  subject: 'devices',
  affects: ['playlists', 'messages'],
  method: 'DELETE',
  path: '/devices/{id}',
  summary: 'Ends the registration of a device',
  params: z.object({ id }),
  response: done,
});

export const findScreen = deskCall({
  role: 'editor',
  subject: 'devices',
  method: 'GET',
  path: '/pairings/{code}',
  summary: 'The screen that shows a pairing code',
  params: z.object({ code }),
  response: z.object({ orientation, version: z.string(), expires_at: z.string() }),
});

/** Registers a new device, or a machine that replaces an existing device's and takes over its id, name and playlist. */
export const registerScreen = deskCall({
  role: 'editor',
  subject: 'devices',
  affects: ['playlists', 'messages'],
  method: 'POST',
  path: '/pairings/{code}',
  summary: 'Registers the screen that shows a pairing code',
  params: z.object({ code }),
  body: z.union([
    z.object({ replaces: id }),
    z.object({ name, type, orientation, store_id: storeId, group: word }),
  ]),
  response: z.object({ id: z.string(), name: z.string() }),
});
