import * as z from 'zod/mini';
import { deskCall } from './deskCall';
import { dayInput } from './reports';

/** own: the clips of its registration. builtin: a gap, during which it shows the app's built-in clip */
export const spanStates = ['playing', 'own', 'builtin', 'dark', 'emergency'] as const;

const named = z.object({ id: z.number(), name: z.string(), priority: z.number() });

/** A period of a day during which the screen's state does not change. */
const daySpan = z.object({
  /** ISO 8601. */
  from: z.string(),
  until: z.string(),
  state: z.enum(spanStates),
  /** The playlists that play, or would play if the screen were not off or covered, one after the other. */
  playlists: z.array(named),
  /** Scheduled playlists with a lower priority. */
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
  /** Time zone of the screen's location. */
  time_zone: z.string(),
  /** The whole day without gaps, in order. */
  spans: z.array(daySpan),
  /** Playlists for the screen that do not play on this day, with the reason. */
  silent: z.array(z.extend(named, { reason: z.enum(['no_clips', 'outranked', 'not_scheduled']) })),
  now: z.string(),
});
export type ScreenDay = z.output<typeof screenDay>;

/** Computed from the current playlists, hours and messages, even for a past day. day: empty for today */
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
