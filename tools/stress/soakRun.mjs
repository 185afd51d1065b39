import { allParts, ensureBuilt } from '../../scripts/setup/builds.mjs';
import { ensureDevDependencies } from '../../scripts/setup/dependencies.mjs';
import { ensureDisplay } from '../../scripts/setup/display.mjs';
import { ensureElectron } from '../../scripts/setup/electron.mjs';
import { run } from '../../scripts/setup/run.mjs';

/** Builds all parts and runs files of tests/soak in a real Electron. */
export async function soakRun(files, env) {
  await ensureDevDependencies();
  await ensureBuilt(allParts);
  const folder = await ensureElectron();
  const [command, ...args] = [...(await ensureDisplay(folder)), process.execPath];
  const tests = files.map((name) => `tests/soak/${name}.spec.ts`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=soak', '--reporter=list'];
  await run(command, [...args, ...playwright, ...tests], {
    env: { ...env, ELECTRON_OVERRIDE_DIST_PATH: folder },
  });
}
