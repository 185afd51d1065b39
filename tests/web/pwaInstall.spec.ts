import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
test.setTimeout(180_000);

const MONTH_MS = 30 * 24 * 3_600_000;

const offer = (page: Page) => page.getByRole('button', { name: 'Install', exact: true });

/** Lets the browser offer the installation of each page, as it does for a shopper who is engaged enough. */
const allowInstallation = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: async () => {} }));
    });
  });

/** Changes what the device remembers of earlier visits. */
const changeRecord = (page: Page, change: object) =>
  page.evaluate((change) => {
    const record = JSON.parse(localStorage.getItem('install') ?? '{}');
    localStorage.setItem('install', JSON.stringify({ ...record, ...change }));
  }, change);

test('Chromium finds the manifest complete and the shop installable, and colours follow the tenant', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  const readManifest = async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { data, errors } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(String(data));
    const colour = page.locator('meta[name="theme-color"]:not([media])').first();
    await expect(colour).toHaveAttribute('content', manifest.theme_color);
    const primary = page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-primary'));
    expect((await primary).trim()).toBe(manifest.theme_color);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // Playwright's contexts are incognito windows, from which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    return manifest;
  };
  await page.goto('/');
  const manifest = await readManifest();
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
  expect(manifest.display_override).toEqual(['standalone', 'minimal-ui']);
  expect(manifest.launch_handler.client_mode).toContain('navigate-existing');
  expect(manifest.share_target).toMatchObject({ action: '/search', method: 'GET' });
  expect(manifest.categories).toContain('shopping');
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const factors = manifest.screenshots.map(({ form_factor }: Record<string, string>) => form_factor);
  expect(factors).toEqual(expect.arrayContaining(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(4);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).first(), url).not.toHaveText(
      'We can’t find that page',
    );
  }

  const other = new URL(page.url());
  other.hostname = 'fr.localhost';
  await page.goto(other.href);
  const french = await readManifest();
  expect(french.theme_color).not.toBe(manifest.theme_color);
  expect(french.name).not.toBe(manifest.name);
});

test('install: the offer comes on the second page of the second visit, at most once a month', async ({
  page,
}) => {
  await allowInstallation(page);
  const record = expect.poll(() => page.evaluate(() => localStorage.getItem('install')));
  await page.goto('/');
  await record.toContain('"pages":1');
  await page.goto('/catalog/sofas');
  await record.toContain('"pages":2');
  await expect(offer(page)).toHaveCount(0);
  // Half an hour later the second visit begins.
  await changeRecord(page, { lastPageAt: Date.now() - 31 * 60_000 });
  await page.goto('/stores');
  await record.toContain('"visits":2');
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/blog');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toHaveCount(0);
  await changeRecord(page, { offeredAt: Date.now() - MONTH_MS + 60_000 });
  await page.goto('/');
  await record.toContain('"pages":3');
  await expect(offer(page)).toHaveCount(0);
  await changeRecord(page, { offeredAt: Date.now() - MONTH_MS - 60_000 });
  await page.goto('/stores');
  await expect(offer(page)).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('install: the offer shows the steps of the share menu', async ({ page }) => {
    await page.goto('/product/hudson-sofa');
    const heart = page.getByRole('main').getByRole('button', { name: 'Hudson Sofa on my wishlist' }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // A page counts once the browser was idle.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('install'))).toContain('"pages":1');
    await page.goto('/stores');
    await page.getByRole('button', { name: 'How to' }).click();
    const steps = page.getByRole('dialog').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toContainText('Add to Home Screen');
    // The sheet moves in from below.
    const bottom = async () => {
      const last = await steps.last().boundingBox();
      return (last?.y ?? 844) + (last?.height ?? 844);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(844);
  });
});
