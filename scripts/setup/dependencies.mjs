import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** True when node_modules/.package-lock.json contains every package of package-lock.json in the same version. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, locked]) => path === '' || locked.optional || installed[path]?.version === locked.version,
  );
}

/** Installs the packages of package-lock.json when one is missing. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing packages (about a minute) ...');
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  await run('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    // Electron's binary is downloaded when the kiosk first needs it. The server starts without it.
    env: { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
  });
}
