import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureDisplay } from './setup/display.mjs';
import { ensureElectron } from './setup/electron.mjs';
import { checkFuses } from './setup/fuses.mjs';
import { root, runTool } from './setup/run.mjs';
import { smokeKiosk } from './setup/smokeKiosk.mjs';

/**
 * npm run package [-- --linux AppImage ...]: the kiosk as a package of this system, left in release/. What follows -- goes
 * to electron-builder; without it the unpacked application is made, which needs no download, and on Linux it is tried:
 * its fuses are read back from the binary and its screen has to come.
 */
const wanted = process.argv.slice(2);
await ensureDependencies();
await ensureBuilt(['web', 'electron']);
const folder = await ensureElectron();
const versionFile = join(folder, 'version');
const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') : null;

await runTool('electron-builder/cli.js', [
  ...(wanted.length > 0 ? wanted : ['--dir']),
  '--publish=never',
  `-c.electronDist=${folder}`,
  ...(version ? [`-c.electronVersion=${version}`] : []),
]);

if (process.platform === 'linux') {
  const program = join(root, 'release/linux-unpacked/storefront-kiosk');
  await checkFuses(program);
  const milliseconds = await smokeKiosk(program, await ensureDisplay(folder));
  console.log(`first screen after ${(milliseconds / 1000).toFixed(1)} s`);
}
