import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
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
import { pageCalls } from './pageCalls.ts';

const data = (name: string) => join(projectRoot, 'tests/data', name);
const files = {
  furniture: data('furniture.csv'),
  appliances: data('appliances.csv'),
  stores: data('stores.csv'),
};
const quiet = { progress: () => undefined, bad: () => undefined };

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

function print(measurements: readonly Measurement[]): void {
  const rows = [
    ['call', 'p50 ms', 'p95 ms', 'cpu ms', 'runs'],
    ...measurements.map(({ name, p50, p95, cpu, runs }) => [
      name,
      p50.toFixed(1),
      p95.toFixed(1),
      cpu.toFixed(1),
      String(runs),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

/** Products of a large dealer: the imported products and copies of them. */
const large = 50_000;

/** Measures one database: PGlite in memory, or the database at DATABASE_URL, which must be empty or disposable. */
async function bench(title: string, databaseUrl: string | undefined, products = 0): Promise<void> {
  const opened = performance.now();
  const { backend, close } = await openBackend({ databaseUrl, fill: seedDemoShop });
  const filled = performance.now();
  console.log(`\n${title}`);
  console.log(`  opened and filled with the demo shop in ${seconds(opened)} s`);
  const reports = await importFiles(backend.db, files, backend.clock(), quiet);
  const rows = reports.reduce((sum, { loaded }) => sum + loaded, 0);
  console.log(`  ${rows} rows imported in ${seconds(filled)} s`);
  if (products > 0) console.log(`  ${await multiply(backend.db, products)} products`);
  console.log('');
  const app = createServer('silent');
  await addCompression(app);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await serveShop(app, { ...readEnv({ RENDER_AHEAD: 'off' }), DATA_DIR: dataDir }, backend);
  print(await catalogCalls(app));
  console.log('');
  for (const { name, perSecond, pages } of await pageCalls(app))
    console.log(`  ${name}: ${perSecond.toFixed(0)} a second (${pages} pages)`);
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

exitOnUncaught();
const [cpu] = cpus();
console.log(
  `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`,
);
await bench('PGlite, in this process', undefined);
if (process.env.DATABASE_URL) await bench('PostgreSQL, behind DATABASE_URL', process.env.DATABASE_URL, large);
