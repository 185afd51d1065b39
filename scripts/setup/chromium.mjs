import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';
import { runTool } from './run.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightsOwn = async () => (await import('playwright')).chromium.executablePath();

/**
 * A Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own (downloaded if it can be), Debian's.
 * Throws with what to do when there is none.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`);
  const found = [named, ...installed, await playwrightsOwn()].find((path) => path && existsSync(path));
  if (found) return found;
  console.log('No Chromium found, downloading one for the tests ...');
  await runTool('playwright/cli.js', ['install', 'chromium'], { show: 'never' }).catch(() => {});
  const downloaded = await playwrightsOwn();
  if (existsSync(downloaded)) return downloaded;
  if (canInstallPackages()) {
    await installPackages(['chromium']);
    return '/usr/bin/chromium';
  }
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
