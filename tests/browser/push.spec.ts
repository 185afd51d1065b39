import AxeBuilder from '@axe-core/playwright';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { type PushService, startPushService } from '../backend/pushService.ts';
import { copyDemoData } from '../demoData.ts';
import { DeskClient } from '../page-models/DeskClient.ts';
import { watchPersist } from '../page-models/deviceStorage.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, test } from '../web/fixtures.ts';
import {
  DELIVERED,
  INSTALLED,
  noonZone,
  notificationsOf,
  registrationOf,
  subscribeLocally,
} from './pushBrowser.ts';

test.use({ serviceWorkers: 'allow' });

let data: Awaited<ReturnType<typeof copyDemoData>>;
let shop: RunningServer;
let service: PushService;
test.beforeAll(async () => {
  data = await copyDemoData();
  service = await startPushService();
  shop = await runServer({ DATA_DIR: data.folder, PUSH_PRIVATE: 'on' });
});
test.afterAll(async () => {
  await shop.stop();
  await service.close();
  await data.remove();
});

test('a shopper follows an order with one tap and gets a real push message', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'en-US',
    timezoneId: noonZone(),
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const lastingStorage = await watchPersist(context);
  const page = await context.newPage();
  await subscribeLocally(page, service);
  const shopper = new Shopper(context.request);
  const account = { firstname: 'Ada', lastname: 'Lind', password: 'violet-anvil-harbour' };
  await page.goto('/account/create');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill(account.firstname);
  await main.getByLabel('Last name').fill(account.lastname);
  await main.getByLabel('Email', { exact: true }).fill(`push-${Date.now()}@example.com`);
  await main.getByLabel('Password').fill(account.password);
  expect(await lastingStorage(page)).toBe(0);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  // Lasting storage is asked for once there is something to keep.
  await expect.poll(() => lastingStorage(page)).toBe(1);
  await shopper.begin();
  const number = await shopper.order();

  await page.goto(`/account/orders/${number}`);
  const bell = page.getByRole('button', { name: 'Tell me when the status changes' });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  // The browser asks for its permission after a tap only.
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted');
  await bell.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(page.getByText('This browser blocks notifications')).toBeVisible();
  expect(
    (await shopper.call<unknown[]>('POST', '/push/watches', { endpoint: service.endpoint })) as object,
  ).toEqual({
    watches: [],
  });

  await context.grantPermissions(['notifications'], { origin: shop.url });
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true', INSTALLED);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  const desk = await DeskClient.signIn(shop.url, data.folder);
  const [order] = await shopper.call<{ entity_id: string; increment_id: string }[]>('GET', '/orders');
  await desk.call('POST', `/orders/${order?.entity_id}/cancellation`, { reason: 'Sold out' });
  await expect.poll(() => service.received.length, DELIVERED).toBe(1);
  const [message] = service.received;
  expect(message?.contents).toMatchObject({
    title: `Your order ${number}`,
    body: 'Your order was cancelled.',
  });

  // A worker that is just starting may lose it.
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: shop.url,
      registrationId,
      data: message?.text ?? '',
    });
    await expect
      .poll(() => notificationsOf(page), { timeout: 10_000 })
      .toEqual([{ title: `Your order ${number}`, body: 'Your order was cancelled.' }]);
  }).toPass(DELIVERED);
  await context.close();
});
