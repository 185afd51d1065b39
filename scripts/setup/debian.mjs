import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';

/** True if this process may install system packages: root on a system with apt. */
export const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

let isListUpdated = false;

async function runApt(args, cwd) {
  const options = { show: 'on failure', cwd, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  if (!isListUpdated) await run('apt-get', ['update', '-qq'], options);
  isListUpdated = true;
  await run('apt-get', args, options);
}

/** Installs Debian packages. Call it only when canInstallPackages returns true. */
export async function installPackages(names) {
  console.log(`Installing ${names.join(', ')} ...`);
  await runApt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Extracts the files of Debian packages into a folder without changing the system. Only call it if canInstallPackages returns true. */
export async function extractPackages(names, folder) {
  await mkdir(folder, { recursive: true });
  await runApt(['download', '-qq', ...names], folder);
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb')))
    await run('dpkg', ['-x', join(folder, file), folder]);
}
