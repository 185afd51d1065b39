import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The packages that npm last installed in a folder, from node_modules/.package-lock.json, by path. */
function installedIn(folder) {
  const file = join(folder, 'node_modules/.package-lock.json');
  return existsSync(file) ? packagesOf(file) : {};
}

/**
 * The npm options that install what a folder's package-lock.json lists and node_modules lacks; null if nothing is missing.
 * withDev: include devDependencies. If a folder has some of them, it gets all, because npm would otherwise remove them.
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

/** Installs the packages of a folder's package-lock.json if any is missing. */
async function ensureInstalled(folder, message, options) {
  const installing = installArguments(folder, options);
  if (!installing) return;
  console.log(message);
  await run('npm', [...installing, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // Electron's binary is downloaded when the kiosk first needs it, because the server starts without it.
    env: { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
  });
}

/** Installs the packages that building and running the storefront and the server need. */
export const ensureDependencies = () =>
  ensureInstalled(root, 'Installing packages (about half a minute) ...', { withDev: false });

/** Also installs the packages of the kiosk, its packaging and the tests. */
export const ensureDevDependencies = () =>
  ensureInstalled(root, 'Installing packages for the kiosk and tests (about a minute) ...', {
    withDev: true,
  });

/**
 * Also installs the packages of tools/package.json. further: a folder of tools whose own package.json has what only its programs need, because
 * the check of a change installs the packages of tools
 */
export async function ensureToolDependencies(further) {
  const folders = ['tools', ...(further ? [`tools/${further}`] : [])];
  await Promise.all([
    ensureDevDependencies(),
    ...folders.map((folder) =>
      ensureInstalled(join(root, folder), `Installing packages of ${folder} (about half a minute) ...`, {
        withDev: true,
      }),
    ),
  ]);
}
