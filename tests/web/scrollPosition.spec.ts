import { waitForControl } from '../page-models/deviceStorage.ts';
import { expect, test, waitUntilHydrated } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a new address opens at the top, and a reload keeps the position', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const open = async (path: string) => {
    await page.goto(path);
    await waitUntilHydrated(page);
  };
  await open('/catalog/sofas');
  // The second visit takes the shell from the service worker, so the page is not rendered by the server.
  await waitForControl(page);

  for (const path of ['/product/hudson-sofa', '/stores', '/catalog/sofas']) {
    await open(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await scrollY()).toBe(0);
    // The browser moves the position with content that arrives above it.
    await page.evaluate(() => window.scrollTo(0, 240));
    await expect.poll(scrollY).toBeGreaterThan(200);
  }
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(scrollY).toBeGreaterThan(200);
});
