import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** What npm last installed in a folder: the packages of node_modules/.package-lock.json by their paths. */
function installedIn(folder) {
  const file = join(folder, 'node_modules/.package-lock.json');
  return existsSync(file) ? packagesOf(file) : {};
}

/**
 * The options of npm that install what a folder's package-lock.json lists and node_modules lacks; null when nothing is missing.
 * withDev: devDependencies too. A folder that has some of them gets all of them, because npm would otherwise remove them.
 */
export function installArguments(folder, { withDev }) {
  const installed = installedIn(folder);
  const isMissing = ([path, { version, optional, dev }]) =>
    path !== '' && !optional && (withDev || !dev) && installed[path]?.version !== version;
  if (!Object.entries(packagesOf(join(folder, 'package-lock.json'))).some(isMissing)) return null;
  const command = existsSync(join(folder, 'node_modules')) ? 'install' : 'ci';
  const hasDev = Object.values(installed).some(({ dev }) => dev);
  return withDev || hasDev ? [command, '--include=dev'] : [command, '--omit=dev'];
}

/** Installs the packages of a folder's package-lock.json when one is missing. */
async function ensureInstalled(folder, message, options) {
  const installing = installArguments(folder, options);
  if (!installing) return;
  console.log(message);
  await run('npm', [...installing, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // Electron's binary is downloaded when the kiosk first needs it. The server starts without it.
    env: { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
  });
}

/** Installs the packages that building and running the storefront and the server need. */
export const ensureDependencies = () =>
  ensureInstalled(root, 'Installing packages (about half a minute) ...', { withDev: false });

/** Installs the packages of the kiosk, of its packaging and of tests as well. */
export const ensureDevDependencies = () =>
  ensureInstalled(root, 'Installing packages for the kiosk and tests (about a minute) ...', {
    withDev: true,
  });

/** Installs the packages of tools/package.json as well. */
export async function ensureToolDependencies() {
  await Promise.all([
    ensureDevDependencies(),
    ensureInstalled(join(root, 'tools'), 'Installing packages of tools (about half a minute) ...', {
      withDev: true,
    }),
  ]);
}
