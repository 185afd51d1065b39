import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  getActivityFile,
  getPlaysFile,
  listActivity,
  listPlays,
  MOST_ROWS,
} from '../../../contract/desk/reports.ts';
import { ApiError } from '../../backend/apiError.ts';
import { addDays, localTime } from '../../backend/delivery/calendarDays.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { configOf, type Tenant } from '../../backend/tenant/tenant.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readActivity } from '../reports/activity.ts';
import { BYTE_ORDER_MARK, csvLine } from '../reports/csv.ts';
import { type Period, playedClips, readPlays, totalPlays } from '../reports/plays.ts';
import { devicesOfTenant, showroomsOf } from '../tenantDevices.ts';

const DAYS = 30;
const LONGEST_DAYS = 400;

const zoneOf = (tenant: Tenant) => configOf(tenant, tenant.language).timezoneId;

/** The period of a report; the last 30 days unless it is given. @throws ApiError 422 for more than 400 days */
function periodOf(tenant: Tenant, now: Date, { from, until }: Period): Period {
  const last = until || localTime(now, zoneOf(tenant)).day;
  const first = from || addDays(last, 1 - DAYS);
  if (first < addDays(last, -LONGEST_DAYS)) {
    const message = `Please choose at most ${LONGEST_DAYS} days.`;
    throw new ApiError(422, [{ code: 'period', message }]);
  }
  return { from: first, until: last };
}

/** Sends lines as a file while they are read from the database, day by day. */
function sendFile(reply: FastifyReply, name: string, { from, until }: Period, lines: AsyncGenerator<string>) {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${from}-${until}.csv"`);
  return Readable.from(lines);
}

function* daysOf({ from, until }: Period): Generator<Period> {
  for (let day = from; day <= until; day = addDays(day, 1)) yield { from: day, until: day };
}

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
      time_zone: zoneOf(tenant),
      clips: await playedClips(db, tenant, period),
      locations: await showroomsOf(db, tenant),
      devices: await devicesOfTenant(db, tenant),
    };
  }),

  deskRoute(options, getPlaysFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* lines() {
      const zone = zoneOf(tenant);
      yield BYTE_ORDER_MARK;
      yield csvLine([
        `Day (${zone})`,
        'Clip',
        'Title',
        'Location',
        'Location name',
        'Plays',
        'Seconds',
        'Devices',
      ]);
      for (const day of daysOf(period)) {
        const rows = await readPlays(db, tenant, day, query);
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
      time_zone: zoneOf(tenant),
      devices: await devicesOfTenant(db, tenant),
    };
  }),

  deskRoute(options, getActivityFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* lines() {
      yield BYTE_ORDER_MARK;
      yield csvLine([
        ...[`Day (${zoneOf(tenant)})`, 'Device', 'Name', 'Location'],
        ...['Touches', 'Visits', 'Hand-overs', 'Orders'],
      ]);
      for (const day of daysOf(period)) {
        const rows = await readActivity(db, tenant, day, query.device, 100_000);
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
