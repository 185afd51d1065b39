import { allParts, ensureBuilt } from './builds.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureDisplay } from './display.mjs';
import { ensureElectron } from './electron.mjs';
import { run } from './run.mjs';

/** Builds all parts and runs files of tests/soak in a real Electron. */
export async function soakRun(files, env) {
  await ensureDependencies();
  await ensureBuilt(allParts);
  const folder = await ensureElectron();
  const [command, ...args] = [...(await ensureDisplay(folder)), process.execPath];
  const tests = files.map((name) => `tests/soak/${name}.spec.ts`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=soak', '--reporter=list'];
  await run(command, [...args, ...playwright, ...tests], {
    env: { ...env, ELECTRON_OVERRIDE_DIST_PATH: folder },
  });
}
