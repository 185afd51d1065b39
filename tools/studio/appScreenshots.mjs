import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/studio/appScreenshots.mjs [URL]

Takes the screenshots for the web app manifest from a running server, http://localhost:8080 by default.

CHROMIUM_PATH   browser to use instead of Playwright's`);

const origin = new URL(process.argv[2] ?? 'http://localhost:8080');
const folder = fileURLToPath(new URL('../../demo/media/app', import.meta.url));
const tenants = { maple: 'localhost', boreale: 'boreale.localhost' };
const paths = { home: '/', category: '/catalog/sofas', product: '/product/hudson-sofa' };
/** Size of the window in px, and how many pixels of the picture make one of it. */
const screens = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox'],
});
for (const [tenant, host] of Object.entries(tenants)) {
  for (const [factor, screen] of Object.entries(screens)) {
    const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(`http://${host}:${origin.port}${path}`, { waitUntil: 'networkidle' });
      const picture = await page.screenshot();
      await sharp(picture).webp({ quality: 62 }).toFile(`${folder}/${tenant}-${name}-${factor}.webp`);
    }
    await context.close();
  }
}
await browser.close();
