import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importCatalog } from '../setup/importedShop.mjs';
import { startPostgres } from '../setup/postgres.mjs';
import { runServer } from '../setup/runServer.mjs';
import { cpuMs, load, residentMb, summaryOf } from './load.mjs';
import { machine, sitemapPaths, spread } from './shops.mjs';

const importedPages = 2_000;

async function measure(title, server, paths) {
  console.log(`${title}, load of the machine: ${machine()}`);
  const pid = server.pid;
  console.log(summaryOf('not requested before', await load(server.url, paths, { pid })));
  console.log(summaryOf('requested before', await load(server.url, paths, { pid })));
  const again = Array.from({ length: 10 }, () => paths).flat();
  console.log(summaryOf('requested before, ten times', await load(server.url, again, { pid })));
  console.log(`  resident memory ${residentMb(pid).toFixed(0)} MB`);
}

/** Resolves to the seconds until a server has had nothing to do for 15 seconds: it has rendered ahead what it will. */
async function untilIdle(pid) {
  const started = performance.now();
  for (let idle = 0, last = cpuMs(pid); idle < 15; ) {
    await delay(1_000);
    const now = cpuMs(pid);
    idle = now - last < 50 ? idle + 1 : 0;
    last = now;
  }
  return (performance.now() - started) / 1_000 - 15;
}

/** The same pages on a server that was idle after its first visitor. cacheMb: null for the default */
async function measureAhead(title, env, paths, cacheMb = null) {
  const size = cacheMb && { PAGE_CACHE_MB: String(cacheMb) };
  const server = await runServer({ ...env, RENDER_AHEAD: 'on', ...size });
  const { pid } = server;
  await load(server.url, ['/'], { connections: 1 });
  const seconds = await untilIdle(pid);
  console.log(
    `${title}, after ${seconds.toFixed(0)} s in which the server rendered ahead, resident ${residentMb(pid).toFixed(0)} MB`,
  );
  const unvisited = paths.filter((path) => path !== '/');
  console.log(summaryOf('not requested before', await load(server.url, unvisited, { pid })));
  console.log(`  resident memory ${residentMb(pid).toFixed(0)} MB`);
  await server.stop();
}

/** First requests after a start with a filled data folder: each page on a server of its own. */
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

async function shops(env, name) {
  let server = await runServer(env);
  const demo = await sitemapPaths(server.url);
  await measure(`Demo shop, ${name}`, server, demo);
  await server.stop();
  await measureAhead(`Demo shop, ${name}`, env, demo);
  await firstRequests(env);
  await importCatalog(env.DATA_DIR, env);
  server = await runServer(env);
  const products = (await sitemapPaths(server.url)).filter((path) => path.startsWith('/product/'));
  const title = `${importedPages} pages of the imported catalog, ${name}`;
  const paths = spread(products, importedPages);
  await measure(title, server, paths);
  await server.stop();
  await measureAhead(title, env, paths);
  await measureAhead(`${title}, PAGE_CACHE_MB=256`, env, paths, 256);
}

/**
 * npm run bench -- pages [--postgres]: pages per second for addresses that were not requested before, on a new server and on one that
 * was idle for a while, and for addresses that were, at 10 connections; the start; the first request. With --postgres on a PostgreSQL of its own as well.
 */
export async function benchPages(args) {
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
