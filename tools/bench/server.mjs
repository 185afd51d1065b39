import { rm } from 'node:fs/promises';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

const DATA_DIR = '.cache/bench-data';

async function secondsToReady() {
  const started = performance.now();
  const server = await runServer({ DATA_DIR });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds.toFixed(1);
}

/** npm run bench -- server: prints the time of a start, and of API responses and pages with the imported catalog. */
await ensureDependencies();
await ensureBuilt(serverParts);
await rm(DATA_DIR, { recursive: true, force: true });
console.log(`first start, an empty folder: ready in ${await secondsToReady()} s`);
console.log(`second start: ready in ${await secondsToReady()} s`);
await rm(DATA_DIR, { recursive: true, force: true });
await runServerProgram('tools/bench/programs/server.ts', 'bench');
