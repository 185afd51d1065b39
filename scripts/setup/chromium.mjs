import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, extractPackages, installPackages } from './debian.mjs';
import { root, runTool } from './run.mjs';

const wholeBrowser = {
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
  debianPath: '/usr/bin/chromium',
  download: 'chromium',
  installedPaths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  playwrightPath: async () => (await import('playwright')).chromium.executablePath(),
};

const headlessShell = {
  variable: 'CHROMIUM_SHELL_PATH',
  debianPackage: 'chromium-headless-shell',
  debianPath: '/usr/bin/chromium-headless-shell',
  download: 'chromium-headless-shell',
  installedPaths: ['/usr/bin/chromium-headless-shell'],
  /** Playwright has no public API for its shell's path; it finds the shell itself if no path is given. */
  playwrightPath: async () => null,
};

/**
 * Fonts with the metrics of Arial and Times, for which the fallback font faces are tuned. With other fonts, text shifts when a web font
 * arrives.
 */
const fonts = { debianPackage: 'fonts-liberation', debianPath: '/usr/share/fonts/truetype/liberation' };

async function ensureFonts() {
  if (canInstallPackages() && !existsSync(fonts.debianPath)) await installPackages([fonts.debianPackage]);
}

const androidFolder = join(root, '.cache/android-fonts');
const androidFonts = {
  packages: ['fonts-roboto-unhinted', 'fonts-noto-core'],
  folders: ['roboto', 'noto'].map((name) => join(androidFolder, 'usr/share/fonts/truetype', name)),
};

/**
 * Folders with the fonts of Android phones, or null on a system without apt. The fonts are not installed, because a browser running in
 * parallel would use them immediately, and its text would shift.
 */
export async function ensureAndroidFonts() {
  if (androidFonts.folders.every(existsSync)) return androidFonts.folders;
  if (!canInstallPackages()) return null;
  await extractPackages(androidFonts.packages, androidFolder);
  return androidFonts.folders;
}

async function ensure({ variable, debianPackage, debianPath, download, installedPaths, playwrightPath }) {
  await ensureFonts();
  const configured = process.env[variable];
  if (configured && !existsSync(configured))
    throw new Error(`${variable} is ${configured}, which does not exist.`);
  const found = [configured, ...installedPaths, await playwrightPath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  if (canInstallPackages()) {
    await installPackages([debianPackage]);
    return debianPath;
  }
  console.log(`No ${download} found, downloading one for the tests ...`);
  const isDownloaded = await runTool('playwright/cli.js', ['install', download], { show: 'never' }).then(
    () => true,
    () => false,
  );
  if (isDownloaded) return (await playwrightPath()) ?? '';
  throw new Error(
    `The tests need ${download}: install it (Debian: apt-get install ${debianPackage}) or set ${variable}.`,
  );
}

/**
 * Resolves to the path of a full Chromium: CHROMIUM_PATH, an installed one, Debian's (as root), or Playwright's own. Throws instructions if
 * none is available.
 */
export const ensureChromium = () => ensure(wholeBrowser);

/**
 * Resolves to the path of Chromium's headless shell: CHROMIUM_SHELL_PATH, an installed one, Debian's (as root), or '' for Playwright's own.
 * Throws instructions if none is available.
 */
export const ensureHeadlessShell = () => ensure(headlessShell);
