import type { Browser, Page } from '@playwright/test';
import { persistedState, see } from '../page-models/deviceStorage.ts';
import { type ChangedShop, openChangedShop, query } from './changedShop.ts';
import { expect, test } from './fixtures.ts';

/** One after the other: each has a server of its own. */
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

let shop: ChangedShop;
test.beforeEach(async () => {
  shop = await openChangedShop({});
});
test.afterEach(() => shop.close());

/** What a shopper sees move: the sum of the page's layout shifts (web.dev/cls), and the elements that moved. */
async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; moved: string[] }[] };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
    };
  });
}

/** Counts the layout shifts of every page from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) => `${node?.nodeName}.${(node as Element | undefined)?.className}`),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Changes the dealer's texts and prices of the stopped shop. Both keep their length. */
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

/** The page with what the shopper saw on an earlier visit; the shop has changed since, and its network is gone without a word. */
async function openAgain(browser: Browser, see: (page: Page) => Promise<void>, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: shop.url, serviceWorkers: 'allow' },
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  await watchShifts(page);
  await see(page);
  await shop.change(changeShop);
  shop.pause();
  await page.goto(path);
  return page;
}

test('the home starts from the device, and takes in place what changed', async ({ browser }) => {
  const seeHome = async (page: Page) => {
    await see(page, '/', '/blocks/footer');
    await expect.poll(() => persistedState(page)).toContain('sit down');
  };
  const page = await openAgain(browser, seeHome, '/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Come home, sit down, stay a while');
  shop.resume();
  await expect(title).toHaveText('Come home, sit back, stay a while', { timeout: 60_000 });
  expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });
  await page.context().close();
});

test('a category starts from the device, and takes in place the price that changed', async ({ browser }) => {
  const seeCategory = async (page: Page) => {
    await see(page, '/catalog/sofas', '/categories/sofas');
    await expect.poll(() => persistedState(page)).toContain('listMenus');
  };
  const page = await openAgain(browser, seeCategory, '/catalog/sofas');
  const tile = page.getByRole('article').filter({ hasText: 'Hudson Sofa' }).first();
  await expect(tile).toContainText('$');
  const before = await tile.textContent();
  shop.resume();
  await expect.poll(() => tile.textContent(), { timeout: 60_000 }).not.toBe(before);
  expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });
  await page.context().close();
});
