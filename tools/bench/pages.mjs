import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { importCatalog } from './parts/importedShop.mjs';
import { cpuMs, load, residentMb, summaryOf } from './parts/load.mjs';
import { machine, sitemapPaths, spread } from './parts/shops.mjs';

const importedPages = 2_000;
const sellingMs = 20_000;
const saleEveryMs = 500;

async function measure(title, server, paths) {
  console.log(`${title}, load of the machine: ${machine()}`);
  const pid = server.pid;
  console.log(summaryOf('not requested before', await load(server.url, paths, { pid })));
  console.log(summaryOf('requested before', await load(server.url, paths, { pid })));
  const again = Array.from({ length: 10 }, () => paths).flat();
  console.log(summaryOf('requested before, ten times', await load(server.url, again, { pid })));
  console.log(`  resident memory ${residentMb(pid).toFixed(0)} MB`);
}

/** Repeats paths for some time. */
function* during(ms, paths) {
  for (const end = performance.now() + ms; performance.now() < end; ) yield* paths;
}

/** Pages of a shop that sells a product every half second. */
async function measureSales({ url, pid }, paths, env) {
  if (!env.DATABASE_URL) return;
  const database = new pg.Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  let sales = 0;
  const timer = setInterval(() => {
    sales += 1;
    void database.query(
      `update inventory set qty = qty + 1 where product_id =
         (select product_id from inventory order by hashtext(product_id::text || $1) limit 1)`,
      [String(sales)],
    );
  }, saleEveryMs);
  const result = await load(url, during(sellingMs, paths), { pid });
  clearInterval(timer);
  await database.end();
  console.log(summaryOf(`while ${sales} products are sold`, result));
}

const idleSeconds = 15;
/** Share of a core. The shop's regular jobs, such as looking for due emails, use some 3 %. */
const idleShare = 0.1;

/** Resolves to the seconds until a server has been idle for 15 seconds, having rendered in advance everything it will. */
async function untilIdle(pid) {
  const started = performance.now();
  const used = [cpuMs(pid)];
  do {
    await delay(1_000);
    used.push(cpuMs(pid));
  } while (used.at(-1) - (used.at(-1 - idleSeconds) ?? -Infinity) > idleShare * idleSeconds * 1_000);
  return (performance.now() - started) / 1_000 - idleSeconds;
}

const nothing = async () => '';

/**
 * Starts a server, measures, and stops it. prepare: runs before the measurement and returns words for the title.
 * finish: runs after it
 */
async function measureServer(title, env, paths, { prepare = nothing, finish = nothing } = {}) {
  const started = performance.now();
  const server = await runServer(env);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const words = await prepare(server);
  const found = await paths(server.url);
  await measure(`${title}, ready after ${seconds} s${words}`, server, found);
  await finish(server, found, env);
  await server.stop();
}

/** A first visitor, then an idle period in which the server renders in advance. */
async function leaveIdle({ url, pid }) {
  await load(url, ['/'], { connections: 1 });
  return `, then idle for ${(await untilIdle(pid)).toFixed(0)} s`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return String(port);
}

/** First requests after a start with a filled data folder, each page with a new server. */
async function firstRequests(env) {
  for (const path of ['/', '/catalog/lamps', '/product/alder-bench']) {
    const started = performance.now();
    const server = await runServer(env);
    const ready = performance.now();
    const response = await fetch(server.url + path, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } });
    const isRendered = (await response.text()).includes('id="app"');
    console.log(
      `  start to ready ${(ready - started).toFixed(0)} ms, then ${path} in ${(performance.now() - ready).toFixed(0)} ms${isRendered ? '' : ' (NOT RENDERED)'}`,
    );
    await server.stop();
  }
}

const productPaths = async (url) => {
  const products = (await sitemapPaths(url)).filter((path) => path.startsWith('/product/'));
  return spread(products, importedPages);
};

async function shops(folderEnv, name) {
  // Pages belong to an origin, so every server uses the same port.
  const env = { ...folderEnv, PORT: await freePort() };
  const ahead = { ...env, RENDER_AHEAD: 'on' };
  await measureServer(`Demo shop, ${name}, its first start`, ahead, sitemapPaths, { prepare: leaveIdle });
  await measureServer(`Demo shop, ${name}, a later start`, ahead, sitemapPaths, { finish: measureSales });
  await measureServer(`Demo shop, ${name}, RENDER_AHEAD=off`, env, sitemapPaths);
  await firstRequests(env);
  await importCatalog(env.DATA_DIR, env);
  const title = `${importedPages} pages of the imported catalog, ${name}`;
  await measureServer(`${title}, RENDER_AHEAD=off`, env, productPaths);
  await measureServer(title, ahead, productPaths, { prepare: leaveIdle });
  await measureServer(`${title}, a later start`, ahead, productPaths, { finish: measureSales });
}

/**
 * npm run bench -- pages [--postgres | --only-postgres]: pages per second at 10 connections for addresses that were not requested
 * before, and for those that were; with pages that the server rendered ahead, and without; the start; the first request. With --postgres
 * on a temporary PostgreSQL as well, there also while products are sold.
 */
async function benchPages(args) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    if (!args.includes('--only-postgres')) await shops({ DATA_DIR: join(folder, 'pglite') }, 'PGlite');
    if (args.includes('--postgres') || args.includes('--only-postgres')) {
      const postgres = await startPostgres();
      try {
        await shops({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }, 'PostgreSQL');
      } finally {
        postgres.remove();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureDependencies();
await ensureBuilt(serverParts);
await benchPages(process.argv.slice(2));
