import * as z from 'zod/mini';
import { inputText } from '../inputs';
import { deskCall } from './deskCall';

const isDay = (text: string) =>
  text === '' || (/^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text);

/** YYYY-MM-DD in the tenant's time zone; empty: unbounded. */
export const dayInput = z._default(z.string().check(z.maxLength(10), z.refine(isDay, 'is no day')), '');

const period = { from: dayInput, until: dayInput };
const playsQuery = z.object({
  ...period,
  clip: z._default(inputText, ''),
  location: z._default(inputText, ''),
  device: z._default(inputText, ''),
});
export type PlaysQuery = z.output<typeof playsQuery>;

const namedChoice = z.object({ id: z.string(), name: z.string() });

const playRow = z.object({
  day: z.string(),
  clip: z.string(),
  title: z.string(),
  location: z.string(),
  location_name: z.string(),
  plays: z.number(),
  seconds: z.number(),
  devices: z.number(),
});
export type PlayRow = z.output<typeof playRow>;

/** Rows beyond it are only in the CSV file. */
export const MOST_ROWS = 2000;

/** Plays by clip, location and day; the last 30 days unless a period is given. */
export const listPlays = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/plays',
  summary: 'Proof of play',
  query: playsQuery,
  response: z.object({
    rows: z.array(playRow),
    is_cut: z.boolean(),
    total: z.object({ plays: z.number(), seconds: z.number() }),
    from: z.string(),
    until: z.string(),
    time_zone: z.string(),
    clips: z.array(namedChoice),
    locations: z.array(namedChoice),
    devices: z.array(namedChoice),
  }),
});

/** The same rows, all of them, as a CSV file. */
export const getPlaysFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/plays.csv',
  summary: 'Proof of play as CSV',
  query: playsQuery,
  response: z.unknown(),
});

const activityRow = z.object({
  day: z.string(),
  device: z.string(),
  name: z.string(),
  location_name: z.string(),
  touches: z.number(),
  visits: z.number(),
  hand_overs: z.number(),
  orders: z.number(),
});
export type ActivityRow = z.output<typeof activityRow>;

const activityQuery = z.object({ ...period, device: z._default(inputText, '') });

/** What shoppers did at the kiosks, by device and day. */
export const listActivity = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/activity',
  summary: 'Touches, visits, hand-overs and orders of the kiosks',
  query: activityQuery,
  response: z.object({
    rows: z.array(activityRow),
    is_cut: z.boolean(),
    from: z.string(),
    until: z.string(),
    time_zone: z.string(),
    devices: z.array(namedChoice),
  }),
});

export const getActivityFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/activity.csv',
  summary: 'Touches, visits, hand-overs and orders as CSV',
  query: activityQuery,
  response: z.unknown(),
});
