import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DidNotStart, runServer } from '../../scripts/setup/runServer.mjs';
import { expect, test as shopTest } from './fixtures.ts';

/** A server that was started without the demo, on a database of its own. */
const test = shopTest.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'empty-'));
      const server = await runServer({ DEMO: 'off', DATA_DIR: folder });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('DEMO=off prints no demo tenant and no demo device', ({ server }) => {
  expect(server.output()).toMatch(/Shop {13}http/);
  expect(server.output()).not.toMatch(/Maple|boreale|payments\.|passcode/);
});

for (const [path, title, text] of [
  ['/', 'Example Home', 'Furniture and appliances from our showroom'],
  ['/catalog', 'Catalog | Example Home', 'Nothing here'],
  ['/search/sofa', /sofa/i, /no|nothing/i],
  ['/checkout/cart', 'Your cart | Example Home', 'Your cart is empty'],
] as const) {
  test(`without products ${path} returns 200 with an empty state`, async ({ server, page }) => {
    const response = await page.goto(`${server.url}${path}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main')).toContainText(text);
  });
}

test('the home page of an empty tenant links to the catalog', async ({ server, page }) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Shop all products' }).click();
  await expect(page).toHaveURL(`${server.url}/catalog`);
});

test('a wrong key of TENANTS_FILE stops the start with a line that names tenant and key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  const file = join(folder, 'tenants.json');
  const tenant = { code: 'acme', language: 'en', config: { en: { colour: 'red' } } };
  await writeFile(file, JSON.stringify({ tenants: [tenant] }));
  const started = runServer({ DEMO: 'off', TENANTS_FILE: file, DATA_DIR: join(folder, 'data') });
  const { code, message } = await started.then(
    () => Promise.reject(new Error('the server started')),
    (error: DidNotStart) => error,
  );
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(message).toContain(`${file}: tenant acme: config.en has unknown keys: colour`);
  expect(message).not.toContain('    at ');
});
