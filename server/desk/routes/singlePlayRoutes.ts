import { desc, eq } from 'drizzle-orm';
import {
  changePlayReportSettings,
  type DevicePlaysRow,
  getDevicePlaysFile,
  getPlayReportSettings,
  getSinglePlaysFile,
  listDevicePlays,
  listSinglePlays,
  MOST_ROWS,
  PLAYS_PER_PAGE,
  playReportSettings,
  type SinglePlay,
} from '../../../contract/desk/reports.ts';
import { playReportEmails } from '../../backend/database/schema/report.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readDeskSettings, writeDeskSettings } from '../deskSettings.ts';
import { type CsvColumn, csvFile } from '../reports/csv.ts';
import { PLAY_REPORT } from '../reports/monthlyPlays.ts';
import { periodOf, sendFile } from '../reports/period.ts';
import { readDevicePlays } from '../reports/plays.ts';
import { readSinglePlays } from '../reports/singlePlays.ts';

/** Rows that the file of individual plays reads at a time. */
const ROWS_AT_ONCE = 2_000;
/** Limit of devices and their locations: far more than any dealer has. */
const MOST_DEVICES = 100_000;

/** Returns a function that formats local times, with one formatter for each time zone. */
function localTimes(): (at: string, timeZone: string) => string {
  const clocks = new Map<string, Intl.DateTimeFormat>();
  return (at, timeZone) => {
    const clock =
      clocks.get(timeZone) ??
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
    return clock.format(new Date(at));
  };
}

const deviceColumns: CsvColumn<DevicePlaysRow>[] = [
  ['csvDevice', ({ device }) => device],
  ['csvName', ({ name }) => name],
  ['csvLocation', ({ location }) => location],
  ['csvLocationName', ({ location_name }) => location_name],
  ['csvPlays', ({ plays }) => plays],
  ['csvSeconds', ({ seconds }) => seconds],
  ['csvClips', ({ clips }) => clips],
  ['csvDays', ({ days }) => days],
];

function singlePlayColumns(): CsvColumn<SinglePlay>[] {
  const localTime = localTimes();
  return [
    ['csvTime', ({ at, time_zone }) => localTime(at, time_zone)],
    ['csvTimeZone', ({ time_zone }) => time_zone],
    ['csvTimeUtc', ({ at }) => at],
    ['csvClip', ({ clip }) => clip],
    ['csvTitle', ({ title }) => title],
    ['csvDevice', ({ device }) => device],
    ['csvName', ({ name }) => name],
    ['csvLocation', ({ location }) => location],
    ['csvLocationName', ({ location_name }) => location_name],
    ['csvSeconds', ({ duration }) => duration / 1000],
    ['csvOutcome', ({ outcome }) => outcome],
    ['csvPlay', ({ id }) => id],
  ];
}

/** Proof of play by device and by individual play, and its monthly email. */
export const singlePlayRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDevicePlays, async ({ db, tenant, now }, { query }) => {
    const rows = await readDevicePlays(db, tenant, periodOf(tenant, now, query), query, MOST_ROWS + 1);
    return { rows: rows.slice(0, MOST_ROWS), is_cut: rows.length > MOST_ROWS };
  }),

  deskRoute(options, getDevicePlaysFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    const rows = await readDevicePlays(db, tenant, period, query, MOST_DEVICES);
    return sendFile(reply, 'plays-by-device', period, csvFile(query.language, deviceColumns, [rows]));
  }),

  deskRoute(options, listSinglePlays, async ({ db, tenant, now }, { query }) => {
    const { before } = query;
    return readSinglePlays(db, tenant, periodOf(tenant, now, query), query, {
      before,
      limit: PLAYS_PER_PAGE,
    });
  }),

  deskRoute(options, getSinglePlaysFile, async ({ db, tenant, now, reply }, { query }) => {
    const period = periodOf(tenant, now, query);
    async function* pages() {
      let before = '';
      do {
        const page = await readSinglePlays(db, tenant, period, query, { before, limit: ROWS_AT_ONCE });
        before = page.next;
        yield page.rows;
      } while (before !== '');
    }
    return sendFile(reply, 'single-plays', period, csvFile(query.language, singlePlayColumns(), pages()));
  }),

  deskRoute(options, getPlayReportSettings, async ({ db, tenant }) => {
    const { email } = await readDeskSettings(db, tenant.id, PLAY_REPORT, playReportSettings);
    const [sent] = await db
      .select({ month: playReportEmails.month })
      .from(playReportEmails)
      .where(eq(playReportEmails.tenantId, tenant.id))
      .orderBy(desc(playReportEmails.month))
      .limit(1);
    return { email, sent_month: sent?.month ?? '' };
  }),

  deskRoute(options, changePlayReportSettings, async ({ db, tenant, record }, { body }) => {
    const before = await readDeskSettings(db, tenant.id, PLAY_REPORT, playReportSettings);
    await writeDeskSettings(db, tenant.id, PLAY_REPORT, body);
    record(PLAY_REPORT, body, before);
  }),
];
