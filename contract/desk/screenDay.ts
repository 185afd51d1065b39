import * as z from 'zod/mini';
import { deskCall } from './deskCall';
import { dayInput } from './reports';

/** own: the clips of its registration. builtin: a gap, in which it shows the clip of the app. */
export const spanStates = ['playing', 'own', 'builtin', 'dark', 'emergency'] as const;

const named = z.object({ id: z.number(), name: z.string(), priority: z.number() });

/** A part of a day in which nothing changes on a screen. */
const daySpan = z.object({
  /** ISO 8601. */
  from: z.string(),
  until: z.string(),
  state: z.enum(spanStates),
  /** The playlists that play, or would play on a dark or covered screen, one after the other. */
  playlists: z.array(named),
  /** Those that are scheduled too, but have a lower priority. */
  outranked: z.array(named),
  messages: z.array(
    z.object({
      id: z.number(),
      text: z.object({ en: z.string(), fr: z.string() }),
      is_emergency: z.boolean(),
    }),
  ),
  /** The screen may restart into a new version. */
  is_maintenance: z.boolean(),
});
export type DaySpan = z.output<typeof daySpan>;

const screenDay = z.object({
  name: z.string(),
  day: z.string(),
  /** Of the clocks where the screen hangs. */
  time_zone: z.string(),
  /** All of the day without a gap, in order. */
  spans: z.array(daySpan),
  /** Playlists for the screen that do not play on this day, and why. */
  silent: z.array(z.extend(named, { reason: z.enum(['no_clips', 'outranked', 'not_scheduled']) })),
  now: z.string(),
});
export type ScreenDay = z.output<typeof screenDay>;

/** By the playlists, hours and messages of now, also for a day that is past. day: empty for today */
export const getScreenDay = deskCall({
  role: 'viewer',
  subject: 'playlists',
  method: 'GET',
  path: '/devices/{id}/day',
  summary: 'What a screen plays on a day',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: z.object({ day: dayInput }),
  response: screenDay,
});
