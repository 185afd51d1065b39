import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';
import { runTool } from './run.mjs';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightPath = async () => (await import('playwright')).chromium.executablePath();

/**
 * Resolves to the path of a Chromium for tests: CHROMIUM_PATH, an installed one, Playwright's own (downloaded if possible), or
 * Debian's. Throws instructions when none is available.
 */
export async function ensureChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  const found = [configured, ...installedPaths, await playwrightPath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  console.log('No Chromium found, downloading one for the tests ...');
  await runTool('playwright/cli.js', ['install', 'chromium'], { show: 'never' }).catch(() => {});
  const downloaded = await playwrightPath();
  if (existsSync(downloaded)) return downloaded;
  if (canInstallPackages()) {
    await installPackages(['chromium']);
    return '/usr/bin/chromium';
  }
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
