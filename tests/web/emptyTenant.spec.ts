import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../../scripts/setup/runServer.mjs';
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

test('without the demo, pages still have a title and text, and the server prints nothing about a demo', async ({
  server,
  page,
}) => {
  expect(server.output()).toMatch(/Shop {13}http/);
  expect(server.output()).not.toMatch(/Maple|boreale|payments\.|passcode/);
  for (const [path, title, text] of [
    ['/catalog', 'Catalog | Example Home', 'Nothing here'],
    ['/search/sofa', /sofa/i, /no|nothing/i],
    ['/checkout/cart', 'Your cart | Example Home', 'Your cart is empty'],
    ['/', 'Example Home', 'Furniture and appliances from our showroom'],
  ] as const)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main')).toContainText(text);
    });
  await page.getByRole('link', { name: 'Shop all products' }).click();
  await expect(page).toHaveURL('/catalog');
});
