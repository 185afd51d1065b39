import type { Browser } from '@playwright/test';
import { type ChangedShop, importTable, openChangedShop, query, table } from './changedShop.ts';
import { expect, test } from './fixtures.ts';
import { notificationsOf, PushBrowser } from './pushBrowser.ts';

/** One after the other: each restarts a server of its own. */
test.describe.configure({ mode: 'default' });
test.setTimeout(360_000);

/** Changes are looked for every 15 seconds, and sent every five. */
const delivered = { timeout: 60_000 };
/** The service worker installs once the page is idle. */
const installed = { timeout: 90_000 };

let shop: ChangedShop;
let shopper: PushBrowser;
test.afterEach(async () => {
  await shopper.close();
  await shop.close();
});

/** Opens the shop with a change of its data, and a browser of a shopper. */
async function open(browser: Browser, before?: (folder: string) => Promise<void>): Promise<void> {
  shop = await openChangedShop({ PUSH_PRIVATE: 'on' }, before);
  shopper = await PushBrowser.open(browser, shop.url);
}

/** Taps the bell of a product's page, and leads the shopper to another page. */
async function watch(path: string, bell: string): Promise<void> {
  await shopper.page.goto(path);
  await shopper.bell(bell).click();
  await expect(shopper.bell(bell)).toHaveAttribute('aria-pressed', 'true', installed);
  await shopper.page.goto('/stores');
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The push service receives one message, the browser shows it, and a tap on it opens the product. */
async function expectNews(path: string, news: { title: string; body: string }): Promise<void> {
  await expect.poll(() => shopper.bodies, delivered).toEqual([news.body]);
  await shopper.show();
  await expect.poll(() => notificationsOf(shopper.page)).toEqual([news]);
  await shopper.tap();
  await expect(shopper.page).toHaveURL(`${shop.url}${path}`);
  await expect(shopper.page.getByRole('heading', { level: 1, name: news.title })).toBeVisible(installed);
  expect(await notificationsOf(shopper.page)).toEqual([]);
}

test('price drop: the dealer imports a lower price, and the shopper who tapped the bell is told', async ({
  browser,
}) => {
  await open(browser, (folder) => importTable(folder, 200));
  await watch(table.path, 'Tell me when the price drops');
  await shop.change((folder) => importTable(folder, 160));
  await expectNews(table.path, { title: table.name, body: 'Now $160.00 instead of $200.00' });
});

const lamp = '/product/hudson-table-lamp';
const setStock = (pieces: number) => (folder: string) =>
  query(
    folder,
    `update inventory set qty = $1 where product_id in
       (select child.id from products child left join products parent on parent.id = child.parent_id
        where 'hudson-table-lamp' in (child.url_key, parent.url_key))`,
    [pieces],
  );

test('back in stock: the product returns, and the shopper who tapped the bell is told', async ({
  browser,
}) => {
  await open(browser, setStock(0));
  await watch(lamp, 'Tell me when it is back in stock');
  await shop.change(setStock(4));
  await expectNews(lamp, { title: 'Hudson Table Lamp', body: 'It is back in stock.' });
});

const sofa = '/product/hudson-sofa';

test('rebate ends: its last day is near, and the shopper who tapped the bell is told', async ({
  browser,
}) => {
  await open(browser);
  await watch(sofa, 'Notify me about price and rebate');
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await shop.change((folder) =>
    query(folder, `update promotions set end_date = $1 where program_id = 'northquay-sofa-month'`, [day]),
  );
  const words = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(day));
  await expectNews(sofa, { title: 'Hudson Sofa', body: `Its rebate ends on ${words}.` });
});
