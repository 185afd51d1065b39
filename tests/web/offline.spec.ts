import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop can be installed', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(String(href))).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  for (const icon of manifest.icons) {
    expect((await page.request.get(icon.src)).headers()['content-type'], icon.src).toBe('image/png');
  }
});
