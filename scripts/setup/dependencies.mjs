import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True when node_modules/.package-lock.json of a folder contains every package of its package-lock.json in the same version. */
function isInstalled(folder) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, locked]) => path === '' || locked.optional || installed[path]?.version === locked.version,
  );
}

/** Installs the packages of a folder's package-lock.json when one is missing. */
async function ensureInstalled(folder, message) {
  if (isInstalled(folder)) return;
  console.log(message);
  const command = existsSync(join(folder, 'node_modules')) ? 'install' : 'ci';
  await run('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // Electron's binary is downloaded when the kiosk first needs it. The server starts without it.
    env: { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
  });
}

/** Installs the packages that building, running and most tests need. */
export const ensureDependencies = () => ensureInstalled(root, 'Installing packages (about a minute) ...');

/** Installs the packages of tools/package.json as well. */
export async function ensureToolDependencies() {
  await Promise.all([
    ensureDependencies(),
    ensureInstalled(join(root, 'tools'), 'Installing packages of tools (about half a minute) ...'),
  ]);
}
