import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** True when this process may install system packages: root on a system with apt. */
export const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

let isListUpdated = false;

/** Installs Debian packages. Call it only when canInstallPackages returns true. */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListUpdated) await run('apt-get', ['update', '-qq'], { show: 'on failure', env });
  isListUpdated = true;
  console.log(`Installing ${names.join(', ')} ...`);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    show: 'on failure',
    env,
  });
}
