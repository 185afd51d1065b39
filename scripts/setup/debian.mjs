import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether missing system packages can be installed here without asking anyone. */
export const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

let isListRead = false;

/** Installs Debian packages; call only when canInstallPackages. */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListRead) await run('apt-get', ['update', '-qq'], { show: 'on failure', env });
  isListRead = true;
  console.log(`Installing ${names.join(', ')} ...`);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    show: 'on failure',
    env,
  });
}
