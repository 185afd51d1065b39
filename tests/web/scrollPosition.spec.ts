import { expect, test, waitUntilHydrated } from './fixtures.ts';

test('a new address opens at the top, and a reload keeps the position', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/catalog/sofas');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(scrollY).toBe(700);

  await page.goto('/stores');
  await waitUntilHydrated(page);
  expect(await scrollY()).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 240));
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(scrollY).toBe(240);
});
