import { rm } from 'node:fs/promises';
import { benchGrowth } from './bench/growth.mjs';
import { benchMemory } from './bench/memory.mjs';
import { benchPages } from './bench/pages.mjs';
import { benchVarnish } from './bench/varnish.mjs';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runServer } from './setup/runServer.mjs';
import { runServerProgram } from './setup/runServerProgram.mjs';

const DATA_DIR = '.cache/bench-data';

async function secondsToReady() {
  const started = performance.now();
  const server = await runServer({ DATA_DIR });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds.toFixed(1);
}

/** The server's start, its API responses and its pages with the imported catalog. */
async function benchAll() {
  await rm(DATA_DIR, { recursive: true, force: true });
  console.log(`first start, an empty folder: ready in ${await secondsToReady()} s`);
  console.log(`second start: ready in ${await secondsToReady()} s`);
  await rm(DATA_DIR, { recursive: true, force: true });
  await runServerProgram('demo/bench/main.ts', 'bench');
}

const modes = { pages: benchPages, memory: benchMemory, varnish: benchVarnish, growth: benchGrowth };

/**
 * npm run bench: prints figures of start, API and pages, and the machine. npm run bench -- pages, memory, varnish or growth
 * measures one of these.
 */
await ensureDependencies();
await ensureBuilt(serverParts);
const [mode = '', ...args] = process.argv.slice(2);
await (modes[mode] ?? benchAll)(args);
