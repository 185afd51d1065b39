import {
  type ActivityRow,
  getActivityFile,
  getPlaysFile,
  listActivity,
  listPlays,
  MOST_ROWS,
  type PlayRow,
} from '../../../contract/desk/reports.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readActivity } from '../reports/activity.ts';
import { type CsvColumn, csvFile } from '../reports/csv.ts';
import { daysOf, periodOf, readDayZone, sendFile } from '../reports/period.ts';
import { playedClips, readPlays, totalPlays } from '../reports/plays.ts';
import { readDeviceNames, showroomsOf } from '../tenantDevices.ts';

/** The day of a row in the time zone of the locations. zone: '' if they are in several */
const dayColumn = (zone: string): CsvColumn<{ day: string }> => [
  zone ? 'csvDay' : 'csvDayOfLocation',
  ({ day }) => day,
  { zone },
];

/** Limit per day: far more devices than any dealer has. */
const MOST_FILE_ROWS = 100_000;

const playColumns: CsvColumn<PlayRow>[] = [
  ['csvClip', ({ clip }) => clip],
  ['csvTitle', ({ title }) => title],
  ['csvLocation', ({ location }) => location],
  ['csvLocationName', ({ location_name }) => location_name],
  ['csvPlays', ({ plays }) => plays],
  ['csvSeconds', ({ seconds }) => seconds],
  ['csvDevices', ({ devices }) => devices],
];

const activityColumns: CsvColumn<ActivityRow>[] = [
  ['csvDevice', ({ device }) => device],
  ['csvName', ({ name }) => name],
  ['csvLocation', ({ location_name }) => location_name],
  ['csvTouches', ({ touches }) => touches],
  ['csvVisits', ({ visits }) => visits],
  ['csvHandOvers', ({ hand_overs }) => hand_overs],
  ['csvOrders', ({ orders }) => orders],
];

/** Proof of play, and activity of shoppers at the kiosks. */
export const reportRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listPlays, async ({ db, tenant, now }, { query }) => {
    const period = periodOf(tenant, now, query);
    const rows = await readPlays(db, tenant, period, query, MOST_ROWS + 1);
    return {
      ...period,
      rows: rows.slice(0, MOST_ROWS),
      is_cut: rows.length > MOST_ROWS,
      total: await totalPlays(db, tenant, period, query),
      time_zone: await readDayZone(db, tenant),
      clips: await playedClips(db, tenant, period),
      locations: await showroomsOf(db, tenant),
      devices: await readDeviceNames(db, tenant),
    };
  }),

  deskRoute(options, getPlaysFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    const columns = [dayColumn(await readDayZone(db, tenant)), ...playColumns];
    async function* pages() {
      for (const day of daysOf(period)) yield await readPlays(db, tenant, { from: day, until: day }, query);
    }
    return sendFile(reply, 'plays', period, csvFile(query.language, columns, pages()));
  }),

  deskRoute(options, listActivity, async ({ db, tenant, now }, { query }) => {
    const period = periodOf(tenant, now, query);
    const rows = await readActivity(db, tenant, period, query.device, MOST_ROWS + 1);
    return {
      ...period,
      rows: rows.slice(0, MOST_ROWS),
      is_cut: rows.length > MOST_ROWS,
      time_zone: await readDayZone(db, tenant),
      devices: await readDeviceNames(db, tenant),
    };
  }),

  deskRoute(options, getActivityFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    const columns = [dayColumn(await readDayZone(db, tenant)), ...activityColumns];
    async function* pages() {
      for (const day of daysOf(period))
        yield await readActivity(db, tenant, { from: day, until: day }, query.device, MOST_FILE_ROWS);
    }
    return sendFile(reply, 'kiosks', period, csvFile(query.language, columns, pages()));
  }),
];
