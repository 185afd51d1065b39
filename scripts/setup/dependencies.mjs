import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** npm notes in node_modules what it installed: every package the lock asks for must be there in that version. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/** Installs what package-lock.json names, unless it is installed already. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing packages, this takes a minute the first time ...');
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  await run('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    // Electron's binary is fetched when the kiosk first needs it: a shop window must start without it.
    env: { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
  });
}
