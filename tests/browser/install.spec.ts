import type { Page } from '@playwright/test';
import { waitForControl } from '../page-models/deviceStorage.ts';
import { expect, test } from '../web/fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The manifest of the open page, which Chromium finds complete and installable, and whose colours are those of the page. */
async function readManifest(page: Page) {
  const client = await page.context().newCDPSession(page);
  await waitForControl(page);
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
}

test('Chromium finds the manifest complete and the shop installable', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  const manifest = await readManifest(page);
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
  expect(manifest.display_override).toEqual(['standalone', 'minimal-ui']);
  expect(manifest.launch_handler.client_mode).toContain('navigate-existing');
  expect(manifest.share_target).toMatchObject({ action: '/search', method: 'GET' });
  expect(manifest.categories).toContain('shopping');
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const factors = manifest.screenshots.map(({ form_factor }: Record<string, string>) => form_factor);
  expect(factors).toEqual(expect.arrayContaining(['narrow', 'wide']));
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(4);
});

test('pictures of the manifest have their size, shortcuts open pages, and name and colours follow the tenant', async ({
  page,
}) => {
  await page.goto('/');
  const manifest = await readManifest(page);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await page.evaluate(async (src) => {
      const blob = await (await fetch(src)).blob();
      const { width, height } = await createImageBitmap(blob);
      return { type: blob.type, size: `${width}x${height}` };
    }, src);
    expect(image, src).toEqual({ type: expect.stringMatching(/^image\/(png|webp|jpeg)$/), size: sizes });
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).first(), url).not.toHaveText(
      'We can’t find that page',
    );
  }

  const other = new URL(page.url());
  other.hostname = 'fr.localhost';
  await page.goto(other.href);
  const french = await readManifest(page);
  expect(french.theme_color).not.toBe(manifest.theme_color);
  expect(french.name).not.toBe(manifest.name);
});
