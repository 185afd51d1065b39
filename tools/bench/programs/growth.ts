import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { bumpRevision } from '../../../server/backend/catalog/revision.ts';
import type { Database } from '../../../server/backend/database/database.ts';
import { importFiles } from '../../../server/backend/import/importFiles.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { serveShop } from '../../../server/createShopServer.ts';
import { readEnv } from '../../../server/env.ts';
import { projectRoot } from '../../../server/files/projectRoot.ts';
import { addCompression, createServer } from '../../../server/hosting/createServer.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';
import { catalogCalls } from './catalogCalls.ts';
import type { Measurement } from './measure.ts';
import { multiply } from './multiply.ts';

const data = (name: string) => join(projectRoot, 'tests/data', name);
const files = {
  furniture: data('furniture.csv'),
  appliances: data('appliances.csv'),
  stores: data('stores.csv'),
};
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
const quiet = { progress: () => undefined, bad: () => undefined };

/** Deletes all but the first products. */
async function reduce(db: Database, target: number): Promise<number> {
  await db.execute(
    sql`delete from products where parent_id is null and id not in
        (select id from products where parent_id is null order by id limit ${target})`,
  );
  await bumpRevision(db);
  await db.execute(sql`analyze`);
  return target;
}

/** Measures the calls with a catalog of about `size` products, by name. */
async function measureSize(databaseUrl: string, size: number): Promise<Map<string, Measurement>> {
  const filling = await openBackend({ databaseUrl, fill: seedDemoShop });
  const { db } = filling.backend;
  await importFiles(db, files, filling.backend.clock(), quiet);
  const products = size < 7_000 ? await reduce(db, size) : await multiply(db, size);
  await filling.close();

  const { backend, close } = await openBackend({ databaseUrl });
  const opened = performance.now();
  const cpu = process.cpuUsage();
  const delays = monitorEventLoopDelay();
  delays.enable();
  const state = await backend.catalog.current();
  const served = performance.now() - opened;
  await state.indexes;
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - opened) / 1000;
  delays.disable();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const app = createServer('silent');
  await addCompression(app);
  const dataDir = mkdtempSync(join(tmpdir(), 'growth-'));
  await serveShop(app, { ...readEnv({ RENDER_AHEAD: 'off' }), DATA_DIR: dataDir }, backend);
  const measurements = await catalogCalls(app);
  const memory = process.memoryUsage().rss / 2 ** 20;
  console.log(
    `${products} products: product pages after ${served.toFixed(0)} ms, index after ${seconds.toFixed(1)} s and ${((user + system) / 1e6).toFixed(1)} s of processor time; longest pause meanwhile ` +
      `${(delays.max / 1e6).toFixed(0)} ms; ${mb(heapUsed + external)} MB of objects and arrays then, ${memory.toFixed(0)} MB resident after the calls`,
  );
  for (const { name, p50, p95, cpu } of measurements)
    console.log(
      `  ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${cpu.toFixed(1)} ms of processor time`,
    );
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return new Map(measurements.map((measurement) => [measurement.name, measurement]));
}

exitOnUncaught();
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is not set.');
const sizes = process.argv.slice(2).map(Number);
let first: Map<string, Measurement> | null = null;
let last = new Map<string, Measurement>();
for (const size of sizes) {
  last = await measureSize(databaseUrl, size);
  first ??= last;
}
/** The p95 must grow by less than this factor. */
const highestGrowth = 2;
console.log(`From ${sizes[0]} to ${sizes.at(-1)} products:`);
for (const [name, { p95, cpu }] of last) {
  const before = first?.get(name);
  if (!before) continue;
  const growth = p95 / before.p95;
  console.log(
    `  ${name}: p95 ${growth.toFixed(2)} times, processor time ${(cpu / before.cpu).toFixed(2)} times`,
  );
  if (growth >= highestGrowth) process.exitCode = 1;
}
