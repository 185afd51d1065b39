import {
  getActivityFile,
  getPlaysFile,
  listActivity,
  listPlays,
  MOST_ROWS,
} from '../../../contract/desk/reports.ts';
import type { Database } from '../../backend/database/database.ts';
import type { RouteBinding } from '../../backend/route.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readActivity } from '../reports/activity.ts';
import { BYTE_ORDER_MARK, csvLine } from '../reports/csv.ts';
import { daysOf, periodOf, readDayZone, sendFile } from '../reports/period.ts';
import { playedClips, readPlays, totalPlays } from '../reports/plays.ts';
import { devicesOfTenant, showroomsOf } from '../tenantDevices.ts';

const dayHeading = async (db: Database, tenant: Tenant): Promise<string> =>
  `Day (${(await readDayZone(db, tenant)) || 'of the location'})`;

/** Proof of play, and what shoppers did at the kiosks. */
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
      devices: await devicesOfTenant(db, tenant),
    };
  }),

  deskRoute(options, getPlaysFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* lines() {
      yield BYTE_ORDER_MARK;
      yield csvLine([
        await dayHeading(db, tenant),
        'Clip',
        'Title',
        'Location',
        'Location name',
        'Plays',
        'Seconds',
        'Devices',
      ]);
      for (const day of daysOf(period)) {
        const rows = await readPlays(db, tenant, { from: day, until: day }, query);
        yield rows
          .map((row) =>
            csvLine([
              ...[row.day, row.clip, row.title, row.location, row.location_name],
              ...[row.plays, row.seconds, row.devices],
            ]),
          )
          .join('');
      }
    }
    return sendFile(reply, 'plays', period, lines());
  }),

  deskRoute(options, listActivity, async ({ db, tenant, now }, { query }) => {
    const period = periodOf(tenant, now, query);
    const rows = await readActivity(db, tenant, period, query.device, MOST_ROWS + 1);
    return {
      ...period,
      rows: rows.slice(0, MOST_ROWS),
      is_cut: rows.length > MOST_ROWS,
      time_zone: await readDayZone(db, tenant),
      devices: await devicesOfTenant(db, tenant),
    };
  }),

  deskRoute(options, getActivityFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* lines() {
      yield BYTE_ORDER_MARK;
      yield csvLine([
        ...[await dayHeading(db, tenant), 'Device', 'Name', 'Location'],
        ...['Touches', 'Visits', 'Hand-overs', 'Orders'],
      ]);
      for (const day of daysOf(period)) {
        const rows = await readActivity(db, tenant, { from: day, until: day }, query.device, 100_000);
        yield rows
          .map((row) =>
            csvLine([
              ...[row.day, row.device, row.name, row.location_name],
              ...[row.touches, row.visits, row.hand_overs, row.orders],
            ]),
          )
          .join('');
      }
    }
    return sendFile(reply, 'kiosks', period, lines());
  }),
];
