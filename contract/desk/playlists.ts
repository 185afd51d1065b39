import * as z from 'zod/mini';
import { fit } from './clipLook';
import { deskCall } from './deskCall';
import { dayPart, endsAfterBeginning, schedule } from './schedule';
import { target, targetChoices, targets } from './targets';

const idParam = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
const clipId = z.string().check(z.minLength(1), z.maxLength(100));
const line = z.string().check(z.trim(), z.maxLength(300));
const ticker = z.object({ en: line, fr: line });

/** How long an image or product card may be shown, in seconds. */
export const ITEM_SECONDS = { least: 2, most: 600 };

/** One entry of a clip in a playlist. seconds: duration of an image or product card; null for the default */
export const playlistItem = z.extend(schedule, {
  clip_id: clipId,
  seconds: z.nullable(z.int().check(z.gte(ITEM_SECONDS.least), z.lte(ITEM_SECONDS.most))),
  has_qr: z.boolean(),
});
export type PlaylistItem = z.output<typeof playlistItem>;

const contents = z.extend(schedule, {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** If a screen has several playlists, those with the highest number play. */
  priority: z.int().check(z.gte(0), z.lte(100)),
  ticker,
  /** How all its clips are scaled to a screen of another shape; null: as each clip specifies. */
  fit: z._default(z.nullable(fit), null),
  items: z.array(playlistItem).check(z.maxLength(200)),
  targets,
});
export type PlaylistContents = z.output<typeof contents>;

const hasOrderedTimes = z.refine<PlaylistContents>(
  (playlist) => [playlist, ...playlist.items].every(endsAfterBeginning),
  { error: 'The end must be after the beginning', path: ['valid_until'] },
);

const playlist = z.extend(contents, {
  id: z.number(),
  revision: z.number(),
  updated_at: z.string(),
  /** Name of the person who last saved it; empty if that is not stored. */
  updated_by: z._default(z.string(), ''),
});
export type Playlist = z.output<typeof playlist>;

const summary = z.object({
  id: z.number(),
  name: z.string(),
  priority: z.number(),
  items: z.number(),
  targets: z.array(target),
  /** Number of target screens, and of those that currently show it. */
  screens: z.number(),
  shown_on: z.array(z.string()),
  updated_at: z.string(),
});
export type PlaylistSummary = z.output<typeof summary>;

export const listPlaylists = deskCall({
  role: 'viewer',
  subject: 'playlists',
  method: 'GET',
  path: '/playlists',
  summary: 'Playlists, and which screens show them now',
  response: z.object({ playlists: z.array(summary), choices: targetChoices }),
});

export const getPlaylist = deskCall({
  role: 'viewer',
  subject: 'playlists',
  method: 'GET',
  path: '/playlists/{id}',
  summary: 'A playlist',
  params: idParam,
  response: playlist,
});

export const createPlaylist = deskCall({
  role: 'editor',
  subject: 'playlists',
  affects: ['media'],
  method: 'POST',
  path: '/playlists',
  summary: 'Creates a playlist',
  body: contents.check(hasOrderedTimes),
  response: playlist,
});

/** revision: that of the playlist as loaded; 409 if someone else has saved it since */
export const savePlaylist = deskCall({
  role: 'editor',
  subject: 'playlists',
  affects: ['media'],
  method: 'PUT',
  path: '/playlists/{id}',
  summary: 'Changes a playlist',
  params: idParam,
  body: z.extend(contents, { revision: z.int().check(z.gte(1)) }).check(hasOrderedTimes),
  response: playlist,
});

export const removePlaylist = deskCall({
  role: 'editor',
  subject: 'playlists',
  affects: ['media'],
  method: 'DELETE',
  path: '/playlists/{id}',
  summary: 'Removes a playlist',
  params: idParam,
  response: z.object({ success: z.boolean() }),
});

/** When the screen is turned off; null for never. */
const screenOff = z.nullable(dayPart);

export const listScreenHours = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/screen-hours',
  summary: 'The hours in which screens are dark',
  response: z.object({
    screens: z.array(z.object({ id: z.string(), name: z.string(), screen_off: screenOff })),
    choices: targetChoices,
  }),
});

export const saveScreenHours = deskCall({
  role: 'editor',
  subject: 'devices',
  affects: ['playlists'],
  method: 'PUT',
  path: '/screen-hours',
  summary: 'Sets the hours in which screens are dark',
  body: z.object({ targets, screen_off: screenOff }),
  response: z.object({ changed: z.number() }),
});
