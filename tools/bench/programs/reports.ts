import { randomUUID } from 'node:crypto';
import { SHOP_REPORTS, type ShopReport } from '../../../contract/desk/shopReports.ts';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { addDays, localTime } from '../../../server/backend/delivery/calendarDays.ts';
import { timeZoneOfTenant } from '../../../server/backend/locations/timeZones.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { saveShopEvents } from '../../../server/backend/shopEvents/saveShopEvents.ts';
import { shopEventRow } from '../../../server/backend/shopEvents/shopEventRow.ts';
import { periodBefore } from '../../../server/desk/reports/period.ts';
import { shopReportReaders } from '../../../server/desk/reports/shopReportReaders.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';
import { fillReports } from './reportRows.ts';

/** npm run bench -- reports: every report over many events, and the time in which fifty events are stored. */
const GOAL_MS = 200;
const DAYS = 30;
const RUNS = 5;

const ms = (since: number) => Math.round((performance.now() - since) * 10) / 10;
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The times of several runs, without the first one, which reads from disk. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const started = performance.now();
    await work();
    times.push(ms(started));
  }
  return times.slice(1);
}

/** Measures one database and returns the longest median of a report. */
async function bench(
  title: string,
  events: number,
  periods: readonly number[],
  databaseUrl?: string,
): Promise<number> {
  const { backend, close } = await openBackend({ databaseUrl, fill: seedDemoShop });
  const { db } = backend;
  const started = performance.now();
  await fillReports(db, events, DAYS, 2 * Math.max(...periods));
  console.log(`\n${title}: ${events} events of ${DAYS} days, filled in ${Math.round(ms(started) / 1000)} s`);
  const tenant = (await backend.catalog.current()).tenants.find(({ isDefault }) => isDefault);
  if (!tenant) throw new Error('The demo shop has no default tenant.');
  const zone = timeZoneOfTenant(tenant);
  let longest = 0;
  for (const report of Object.keys(SHOP_REPORTS) as ShopReport[]) {
    const line: string[] = [];
    for (const days of report === 'live' ? [1] : periods) {
      const now = new Date();
      const until = localTime(now, zone).day;
      const period = { from: addDays(until, 1 - days), until };
      const filters = { metric: 'LCP', device: '' } as const;
      const scope = { db, tenant, zone, now, period, before: periodBefore(period), filters, limit: 2001 };
      const times = await timesOf(() => shopReportReaders[report](scope));
      longest = Math.max(longest, median(times));
      line.push(`${days} days ${median(times)} ms (most ${Math.max(...times)})`);
    }
    console.log(`  ${report.padEnd(10)} ${line.join(', ')}`);
  }
  const visit = randomUUID();
  const stored = await timesOf(() => {
    const now = new Date();
    const common = { at: now.toISOString(), visit, page: '/', channel: 'search', device: 'phone' as const };
    const rows = Array.from({ length: 50 }, (_, at) =>
      shopEventRow(
        {
          ...common,
          id: randomUUID(),
          ...(at % 5 === 0
            ? { name: 'web_vital', params: { metric: 'LCP', value: 1000 + at, route: '/route/1' } }
            : { name: 'page_view', params: {} }),
        },
        now,
      ),
    );
    return saveShopEvents(
      db,
      tenant,
      rows.flatMap((row) => row ?? []),
      now,
    );
  });
  console.log(`  50 events stored and counted in ${median(stored)} ms (most ${Math.max(...stored)})`);
  await close();
  return longest;
}

exitOnUncaught();
const [postgresEvents = 10_000_000, embeddedEvents = 1_000_000] = process.argv.slice(2).map(Number);
if (process.env.DATABASE_URL) {
  const longest = await bench('PostgreSQL', postgresEvents, [7, 30, 90], process.env.DATABASE_URL);
  if (longest > GOAL_MS) {
    console.error(`A report takes ${longest} ms, the goal is ${GOAL_MS} ms.`);
    process.exitCode = 1;
  }
}
// A small shop without PostgreSQL.
await bench('PGlite, in this process', embeddedEvents, [7, 30]);
