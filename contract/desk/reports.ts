import * as z from 'zod/mini';
import { emailInput, inputText } from '../inputs';
import { deskCall } from './deskCall';
import { fileQuery } from './fileQuery';

const isDay = (text: string) =>
  text === '' || (/^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text);

/** YYYY-MM-DD in the tenant's time zone; empty for no limit. */
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

/** Maximum rows of a response; the CSV file contains all. */
export const MOST_ROWS = 2000;

/** Plays by clip, location and day; defaults to the last 30 days. */
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

/** All of these rows as a CSV file. */
export const getPlaysFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/plays.csv',
  summary: 'Proof of play as CSV',
  query: z.extend(playsQuery, fileQuery),
  response: z.unknown(),
});

const devicePlaysRow = z.object({
  device: z.string(),
  name: z.string(),
  location: z.string(),
  location_name: z.string(),
  plays: z.number(),
  seconds: z.number(),
  clips: z.number(),
  /** Number of days on which it played. */
  days: z.number(),
});
export type DevicePlaysRow = z.output<typeof devicePlaysRow>;

/** Plays by device and by the location where it was at the time. */
export const listDevicePlays = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/device-plays',
  summary: 'Proof of play by device',
  query: playsQuery,
  response: z.object({ rows: z.array(devicePlaysRow), is_cut: z.boolean() }),
});

export const getDevicePlaysFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/device-plays.csv',
  summary: 'Proof of play by device as CSV',
  query: z.extend(playsQuery, fileQuery),
  response: z.unknown(),
});

/** interrupted: ended by a visit, a message or a change of the playlist. played: an older kiosk that does not report how a play ended */
export const playOutcomes = ['complete', 'interrupted', 'played'] as const;

const singlePlay = z.object({
  id: z.string(),
  /** Start time by the service's clock (ISO 8601). */
  at: z.string(),
  clip: z.string(),
  title: z.string(),
  device: z.string(),
  name: z.string(),
  location: z.string(),
  location_name: z.string(),
  /** Time zone of the location. */
  time_zone: z.string(),
  /** Milliseconds. */
  duration: z.number(),
  outcome: z.enum(playOutcomes),
});
export type SinglePlay = z.output<typeof singlePlay>;

/** Rows of a page. */
export const PLAYS_PER_PAGE = 100;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.{1,300})$/;

/** Parses the time and id of the play that ended the previous page; null if the text is malformed. */
export function parsePlayCursor(text: string): { at: Date; id: string } | null {
  const [, time = '', id = ''] = CURSOR.exec(text) ?? [];
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}

/** Individual plays, newest first. before: `next` of the previous page; empty for the first page */
export const listSinglePlays = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/single-plays',
  summary: 'Single plays',
  query: z.extend(playsQuery, {
    before: z._default(
      z.string().check(
        z.maxLength(330),
        z.refine((text) => text === '' || parsePlayCursor(text) !== null, 'is no page'),
      ),
      '',
    ),
  }),
  /** next: empty on the last page */
  response: z.object({ rows: z.array(singlePlay), next: z.string() }),
});

export const getSinglePlaysFile = deskCall({
  role: 'viewer',
  subject: 'reports',
  method: 'GET',
  path: '/reports/single-plays.csv',
  summary: 'Single plays as CSV',
  query: z.extend(playsQuery, fileQuery),
  response: z.unknown(),
});

/** Recipients of the monthly proof of play; empty: it is not sent. */
export const playReportSettings = z.object({
  email: z._default(z.union([z.literal(''), emailInput]), ''),
});

export const getPlayReportSettings = deskCall({
  role: 'owner',
  subject: 'reports',
  method: 'GET',
  path: '/reports/monthly-plays',
  summary: 'Where the proof of play of each month is sent',
  response: z.extend(playReportSettings, {
    /** The last month that was sent (YYYY-MM); empty for none. */
    sent_month: z.string(),
  }),
});

export const changePlayReportSettings = deskCall({
  role: 'owner',
  subject: 'reports',
  method: 'PUT',
  path: '/reports/monthly-plays',
  summary: 'Changes where the proof of play of each month is sent',
  body: playReportSettings,
  response: z.object({ success: z.boolean() }),
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

/** Activity of shoppers at the kiosks, by device and day. */
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
  query: z.extend(activityQuery, fileQuery),
  response: z.unknown(),
});
