import { waitForControl } from '../page-models/deviceStorage.ts';
import { type ChangedShop, importTable, openChangedShop, query, table } from '../web/changedShop.ts';
import { expect, test } from '../web/fixtures.ts';
import { DELIVERED, INSTALLED, notificationsOf, PushBrowser } from './pushBrowser.ts';

let shop: ChangedShop;
let shopper: PushBrowser;
test.afterEach(async () => {
  await shopper.close();
  await shop.close();
});

const lamp = '/product/hudson-table-lamp';
const setStock = (folder: string, pieces: number) =>
  query(
    folder,
    `update inventory set qty = $1 where product_id in
       (select child.id from products child left join products parent on parent.id = child.parent_id
        where 'hudson-table-lamp' in (child.url_key, parent.url_key))`,
    [pieces],
  );

const sofa = '/product/hudson-sofa';
const setRebateEnd = (folder: string, day: string) =>
  query(folder, `update promotions set end_date = $1 where program_id = 'northquay-sofa-weeks'`, [day]);

/** Taps the bell of a product's page: one tap begins the messages, none before it. */
async function watch(path: string, bell: string): Promise<void> {
  await shopper.page.goto(path);
  await expect(shopper.bell(bell)).toHaveAttribute('aria-pressed', 'false');
  await shopper.bell(bell).click();
  await expect(shopper.bell(bell)).toHaveAttribute('aria-pressed', 'true', INSTALLED);
}

/** What the shop would tell this browser. */
const watchedKinds = () =>
  shopper.page.evaluate(async (endpoint) => {
    const session = await (await fetch('/api/rest/customers/self/session')).json();
    const response = await fetch('/api/rest/push/watches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': session.customer_data.csrf_token },
      body: JSON.stringify({ endpoint }),
    });
    const { watches } = (await response.json()) as { watches: { kind: string }[] };
    return watches.map(({ kind }) => kind).toSorted();
  }, shopper.service.endpoint);

test('price drop, back in stock and the end of a rebate: a shopper who tapped the bells is told, and a tap opens the product', async ({
  browser,
}) => {
  shop = await openChangedShop({ PUSH_PRIVATE: 'on' }, async (folder) => {
    await importTable(folder, 200);
    await setStock(folder, 0);
  });
  shopper = await PushBrowser.open(browser, shop.url);
  const { page } = shopper;
  await watch(sofa, 'Notify me about price and rebate');
  expect(await watchedKinds(), 'one tap covers both').toEqual(['price_drop', 'rebate_ends']);
  await watch(table.path, 'Tell me when the price drops');
  await watch(lamp, 'Tell me when it is back in stock');
  await page.goto('/stores');
  await waitForControl(page);

  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await shop.change(async (folder) => {
    await importTable(folder, 160);
    await setStock(folder, 4);
    await setRebateEnd(folder, day);
  });
  const words = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
  const news = [
    { path: table.path, title: table.name, body: 'Now $160.00 instead of $200.00' },
    { path: lamp, title: 'Hudson Table Lamp', body: 'It is back in stock.' },
    { path: sofa, title: 'Hudson Sofa', body: `Its rebate ends on ${words}.` },
  ];
  await expect
    .poll(() => shopper.bodies.toSorted(), DELIVERED)
    .toEqual(news.map(({ body }) => body).toSorted());

  for (const { path, title, body } of news)
    await test.step(body, async () => {
      await shopper.show(body);
      await expect.poll(() => notificationsOf(page)).toEqual([{ title, body }]);
      await shopper.tap();
      await expect(page).toHaveURL(`${shop.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect.poll(() => notificationsOf(page)).toEqual([]);
    });
});
