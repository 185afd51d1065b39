import { allParts, ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureDisplay } from './setup/display.mjs';
import { ensureElectron } from './setup/electron.mjs';
import { run } from './setup/run.mjs';

/**
 * npm run soak [-- MINUTES]: 24 simulated hours of loop and shop in a real Electron with faults injected, in 240 minutes
 * or those named (15 show the same in small); prints the figures and fails when one misses its goal (tests/soak).
 */
const minutes = Number(process.argv[2] ?? 240);
if (!Number.isFinite(minutes) || minutes < 5) {
  console.error('Say how many minutes it may take, 5 at least: npm run soak -- 15');
  process.exit(1);
}
await ensureDependencies();
await ensureBuilt(allParts);
const folder = await ensureElectron();
const [command, ...args] = [...(await ensureDisplay(folder)), process.execPath];
await run(
  command,
  [...args, 'node_modules/@playwright/test/cli.js', 'test', '--project=soak', '--reporter=list'],
  {
    env: { SOAK_MINUTES: String(minutes), ELECTRON_OVERRIDE_DIST_PATH: folder },
  },
);
