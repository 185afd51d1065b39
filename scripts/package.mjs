import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDevDependencies } from './setup/dependencies.mjs';
import { ensureDisplay } from './setup/display.mjs';
import { ensureElectron } from './setup/electron.mjs';
import { checkFuses } from './setup/fuses.mjs';
import { root, runTool } from './setup/run.mjs';
import { signRelease } from './setup/signRelease.mjs';
import { smokeKiosk } from './setup/smokeKiosk.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run package [-- ARGUMENTS]

Packages the kiosk for this operating system into release/. On Linux it verifies the
fuses of the binary and starts the application once.

Without arguments it builds the unpacked application, which needs no download.
Arguments are passed to electron-builder:

  --linux AppImage deb
  --win nsis
  --mac dmg

npm run package -- --sign KEY_FILE also writes a new version for installed screens to
release/kiosk-updates (docs/kiosk.md, Updates). KEY_FILE is the PEM of an Ed25519 key;
it is created if it is missing.`);

const args = process.argv.slice(2);
const keyFile = args[0] === '--sign' ? args[1] : null;
if (keyFile === undefined) throw new Error('--sign needs the file of a key');
const builderArgs = keyFile === null ? args : [];
await ensureDevDependencies();
await ensureBuilt(['web', 'electron']);
const folder = await ensureElectron();
const versionFile = join(folder, 'version');
const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') : null;

await runTool('electron-builder/cli.js', [
  ...(builderArgs.length > 0 ? builderArgs : ['--dir']),
  '--publish=never',
  `-c.electronDist=${folder}`,
  ...(version ? [`-c.electronVersion=${version}`] : []),
]);

if (process.platform === 'linux') {
  const program = join(root, 'release/linux-unpacked/storefront-kiosk');
  await checkFuses(program);
  const milliseconds = await smokeKiosk(program, await ensureDisplay(folder));
  console.log(`first screen after ${(milliseconds / 1000).toFixed(1)} s`);
  if (keyFile !== null) {
    const target = join(root, 'release/kiosk-updates');
    const app = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const source = { application: dirname(program), version: app.version };
    const { release, publicKey } = await signRelease({ ...source, keyFile, target });
    console.log(`The new version is in ${target}. For the desk, section Releases:\n`);
    console.log({ ...release, url: `/kiosk-updates/${release.url}` });
    console.log(
      `\n${publicKey}\nFor settings.json of the screens:\n"updateKey": ${JSON.stringify(publicKey)}`,
    );
  }
}
