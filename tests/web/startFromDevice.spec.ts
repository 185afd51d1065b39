import type { Browser, Page } from '@playwright/test';
import { see, waitForCache } from '../page-models/deviceStorage.ts';
import { expectStill, watchShifts } from '../page-models/layoutShift.ts';
import { type ChangedShop, openChangedShop, query } from './changedShop.ts';
import { expect, test } from './fixtures.ts';

/** A shop that did not respond for a while. */
const REFRESHED = { timeout: 60_000 };

let shop: ChangedShop;
test.beforeEach(async () => {
  shop = await openChangedShop({});
});
test.afterEach(() => shop.close());

/** Changes the dealer's texts, and prices by 100 cents, of the stopped shop. Both keep their length. */
async function changeShop(folder: string): Promise<void> {
  for (const table of ['pages', 'blocks'])
    await query(
      folder,
      `update ${table} set content = replace(content::text, 'sit down', 'sit back')::jsonb`,
    );
  await query(
    folder,
    `update offers set price = price - 100 where product_id in
       (select child.id from products child left join products parent on parent.id = child.parent_id
        where 'hudson-sofa' in (child.url_key, parent.url_key))`,
  );
}

/** A device that has seen a page, and its shifts from then on. */
async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.url,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await watchShifts(page);
  return page;
}

test('pages of the last visit start from the device, and take in place what changed', async ({ browser }) => {
  const [home, category, product] = [
    await openDevice(browser),
    await openDevice(browser),
    await openDevice(browser),
  ];
  await see(home, '/', '/blocks/footer');
  await see(category, '/catalog/sofas', '/categories/sofas');
  await see(product, '/product/hudson-sofa', '/products/hudson-sofa');
  // The header of each page is of its own height only with them.
  for (const path of ['/menus', '/blocks/header-after-global-promotions'])
    for (const page of [home, category, product]) await waitForCache(page, path);
  // The shop changes; later its network stalls without an error, and recovers while the page is open.
  for (const page of [home, category, product]) await page.goto('about:blank');
  await shop.change(changeShop);

  await test.step('the home page', async () => {
    shop.pause();
    await home.goto('/', { waitUntil: 'commit' });
    const title = home.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Come home, sit down, stay a while');
    shop.resume();
    await expect(title).toHaveText('Come home, sit back, stay a while', REFRESHED);
    await expectStill(home);
    await home.context().close();
  });

  await test.step('a category', async () => {
    shop.pause();
    await category.goto('/catalog/sofas', { waitUntil: 'commit' });
    const tile = category.getByRole('article').filter({ hasText: 'Hudson Sofa' }).first();
    await expect(tile).toContainText('$');
    const before = await tile.textContent();
    shop.resume();
    await expect.poll(() => tile.textContent(), REFRESHED).not.toBe(before);
    await expectStill(category);
    await category.context().close();
  });

  await test.step('a product', async () => {
    shop.pause();
    await product.goto('/product/hudson-sofa', { waitUntil: 'commit' });
    const main = product.getByRole('main');
    await expect(main).toContainText('$1,499.00');
    await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    shop.resume();
    await expect(main).toContainText('$1,498.00', REFRESHED);
    await expectStill(product);
    await product.context().close();
  });
});
