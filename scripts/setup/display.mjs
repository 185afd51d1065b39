import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { CommandFailed, run } from './run.mjs';

const libraries = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libatk-bridge2.0-0'];
const advice = (names) =>
  `The kiosk tests need ${names.join(', ')}: as root, apt-get install ${names.join(' ')}`;

async function isComplete(electronFolder) {
  try {
    return !(await run('ldd', [join(electronFolder, 'electron')], { show: 'never' })).includes('not found');
  } catch (error) {
    // No ldd: Electron itself will say what is missing.
    return error instanceof CommandFailed;
  }
}

/** A screen for Electron on Linux: what must stand before a command so that it finds one ([] when there is one). */
export async function ensureDisplay(electronFolder) {
  if (process.platform !== 'linux') return [];
  const missing = [
    ...(existsSync('/usr/bin/xvfb-run') ? [] : ['xvfb', 'xauth']),
    ...((await isComplete(electronFolder)) ? [] : libraries),
  ];
  if (missing.length > 0) {
    if (!canInstallPackages()) throw new Error(advice(missing));
    await installPackages(missing);
  }
  return ['xvfb-run', '-a', '-s', '-screen 0 1920x1080x24'];
}
