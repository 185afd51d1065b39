import { rm } from 'node:fs/promises';
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

/** npm run bench: measures the server's start, its API responses and its pages with the imported catalog, and prints the figures and the machine. */
await ensureDependencies();
await ensureBuilt(serverParts);
await rm(DATA_DIR, { recursive: true, force: true });
console.log(`first start, an empty folder: ready in ${await secondsToReady()} s`);
console.log(`second start: ready in ${await secondsToReady()} s`);
await rm(DATA_DIR, { recursive: true, force: true });
await runServerProgram('demo/bench/main.ts', 'bench');
