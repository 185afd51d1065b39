import { type ChangedShop, importTable, openChangedShop, query, table } from '../web/changedShop.ts';
import { expect, test } from '../web/fixtures.ts';
import { DELIVERED, INSTALLED, notificationsOf, PushBrowser } from './pushBrowser.ts';

const bellOf = ({ page }: PushBrowser) => page.getByRole('button', { name: 'Tell me when the price drops' });

let shop: ChangedShop;
const browsers: PushBrowser[] = [];
test.beforeEach(async () => {
  shop = await openChangedShop({ PUSH_PRIVATE: 'on' }, (folder) => importTable(folder, 200));
});
test.afterEach(async () => {
  for (const each of browsers.splice(0)) await each.close();
  await shop.close();
});

/** The text of the message about a price in dollars. */
const news = (now: number, before: number) => `Now $${now}.00 instead of $${before}.00`;

async function signUp({ page }: PushBrowser): Promise<void> {
  await page.goto('/account/create');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Lind');
  await main.getByLabel('Email', { exact: true }).fill(`stop-${crypto.randomUUID()}@example.com`);
  await main.getByLabel('Password').fill('violet-anvil-harbour');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible(INSTALLED);
}

/** Four browsers install a service worker, and the server starts three times. */
const JOURNEY_MS = 600_000;

test('one tap ends the messages: on the bell, in the notification, in the account; nothing is delivered afterwards', async ({
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  for (let count = 0; count < 4; count += 1) browsers.push(await PushBrowser.open(browser, shop.url));
  const [byBell, byNotification, inAccount, follower] = browsers as [
    PushBrowser,
    PushBrowser,
    PushBrowser,
    PushBrowser,
  ];
  await signUp(inAccount);
  for (const each of browsers) {
    await each.page.goto(table.path);
    await bellOf(each).click();
    await expect(bellOf(each)).toHaveAttribute('aria-pressed', 'true', INSTALLED);
  }
  await shop.change((folder) => importTable(folder, 160));
  for (const each of browsers) await expect.poll(() => each.bodies, DELIVERED).toEqual([news(160, 200)]);

  await byBell.page.reload();
  await expect(bellOf(byBell)).toHaveAttribute('aria-pressed', 'true', INSTALLED);
  await bellOf(byBell).click();
  await expect(bellOf(byBell)).toHaveAttribute('aria-pressed', 'false');

  await byNotification.show(news(160, 200));
  await expect
    .poll(() => notificationsOf(byNotification.page))
    .toEqual([{ title: table.name, body: news(160, 200) }]);
  expect(byNotification.service.received[0]?.contents.stop_label).toBe('Stop these messages');
  await byNotification.tap('stop');
  await expect(async () => {
    await byNotification.page.reload();
    await expect(bellOf(byNotification)).toHaveAttribute('aria-pressed', 'false', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  await inAccount.page.goto('/account');
  const settings = inAccount.page.getByRole('region', { name: 'Notifications' });
  await settings.getByRole('button', { name: 'Stop all notifications' }).click(INSTALLED);
  await expect(settings).toHaveCount(0);

  await shop.change(async (folder) => {
    const watching = await query(folder, 'select distinct subscription_id from push_watches');
    expect(watching, 'only the follower watches a product').toHaveLength(1);
    await importTable(folder, 120);
  });
  await expect.poll(() => follower.bodies, DELIVERED).toEqual([news(160, 200), news(120, 160)]);
  for (const each of [byBell, byNotification, inAccount]) expect(each.bodies).toEqual([news(160, 200)]);
});
