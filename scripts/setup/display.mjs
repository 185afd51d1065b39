import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { CommandFailed, run } from './run.mjs';

const libraries = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libatk-bridge2.0-0'];
const instructions = (names) =>
  `The kiosk tests need ${names.join(', ')}: as root, apt-get install ${names.join(' ')}`;

async function isComplete(electronFolder) {
  try {
    return !(await run('ldd', [join(electronFolder, 'electron')], { show: 'never' })).includes('not found');
  } catch (error) {
    // Without ldd, Electron itself reports missing libraries.
    return error instanceof CommandFailed;
  }
}

const screens = ['xserver-xorg-core', 'xserver-xorg-video-dummy', 'x11-xserver-utils'];
const SCREEN_PROGRAMS = ['/usr/bin/Xorg', '/usr/bin/xrandr', '/usr/lib/xorg/modules/drivers/dummy_drv.so'];

/** Resolves to whether this machine has an X server with several screens (tests/kiosk/xServer.ts), which is installed if possible. */
export async function ensureScreens() {
  if (SCREEN_PROGRAMS.every((path) => existsSync(path))) return true;
  if (!canInstallPackages()) return false;
  await installPackages(screens);
  return true;
}

/** A little larger than the windows of the tests. Without a graphics card, a 4K screen takes a sixth of the kiosk's processor time. */
const screenSizes = { fullHd: '1922x1082', uhd: '3842x2162' };

/**
 * Resolves to the command prefix that gives Electron a virtual display on Linux; [] on other systems.
 * @param {string} electronFolder
 * @param {keyof typeof screenSizes} [size]
 */
export async function ensureDisplay(electronFolder, size = 'uhd') {
  if (process.platform !== 'linux') return [];
  const missing = [
    ...(existsSync('/usr/bin/xvfb-run') ? [] : ['xvfb', 'xauth']),
    ...((await isComplete(electronFolder)) ? [] : libraries),
  ];
  if (missing.length > 0) {
    if (!canInstallPackages()) throw new Error(instructions(missing));
    await installPackages(missing);
  }
  return ['xvfb-run', '-a', '-s', `-screen 0 ${screenSizes[size]}x24`];
}
