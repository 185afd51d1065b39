import AxeBuilder from '@axe-core/playwright';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { type PushService, startPushService } from '../backend/pushService.ts';
import { copyDemoData } from '../demoData.ts';
import { DeskClient } from '../page-models/DeskClient.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, test } from './fixtures.ts';
import { noonZone, notificationsOf, registrationOf, subscribeLocally } from './pushBrowser.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

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

test('a shopper follows an order with one tap, gets a real push message, and ends it in the notification', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: shop.url, locale: 'en-US', timezoneId: noonZone() },
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await subscribeLocally(page, service);
  const shopper = new Shopper(context.request);
  const account = { firstname: 'Ada', lastname: 'Lind', password: 'violet-anvil-harbour' };
  await page.goto('/account/create');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill(account.firstname);
  await main.getByLabel('Last name').fill(account.lastname);
  await main.getByLabel('E-mail', { exact: true }).fill(`push-${Date.now()}@example.com`);
  await main.getByLabel('Password').fill(account.password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await shopper.begin();
  const number = await shopper.order();

  await page.goto(`/account/orders/${number}`);
  const bell = page.getByRole('button', { name: 'Tell me when the status changes' });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  // The browser asks for its permission after a tap only.
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted');
  await bell.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(page.getByText('This browser does not allow notifications')).toBeVisible();
  expect(
    (await shopper.call<unknown[]>('POST', '/push/watches', { endpoint: service.endpoint })) as object,
  ).toEqual({
    watches: [],
  });

  await context.grantPermissions(['notifications'], { origin: shop.url });
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  await bell.click();
  // The service worker installs once the page is idle.
  await expect(bell).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  const desk = await DeskClient.signIn(shop.url, data.folder);
  const [order] = await shopper.call<{ entity_id: string; increment_id: string }[]>('GET', '/orders');
  await desk.call('POST', `/orders/${order?.entity_id}/cancellation`, { reason: 'Sold out' });
  await expect.poll(() => service.received.length, { timeout: 40_000 }).toBe(1);
  const [message] = service.received;
  expect(message?.contents).toMatchObject({
    title: `Your order ${number}`,
    body: 'Your order was cancelled.',
  });

  await cdp.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: shop.url, registrationId },
    data: message?.text ?? '',
  });
  await expect
    .poll(() => notificationsOf(page))
    .toEqual([{ title: `Your order ${number}`, body: 'Your order was cancelled.' }]);
  await context.close();
});

test('the bell of a product begins with a tap, and the button of a notification ends it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US', serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: shop.url });
  const page = await context.newPage();
  await subscribeLocally(page, service);
  await page.goto('/product/hudson-sofa');
  const bell = page.getByRole('button', { name: /^Notify me about price/ });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
  await bell.click();
  // The service worker installs once the page is idle.
  await expect(bell).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const watches = await page.evaluate(async (endpoint) => {
    const session = await (await fetch('/api/rest/customers/self/session')).json();
    const response = await fetch('/api/rest/push/watches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': session.customer_data.csrf_token },
      body: JSON.stringify({ endpoint }),
    });
    return (await response.json()).watches as { kind: string; subject: string }[];
  }, service.endpoint);
  // A product with a rebate: one tap covers its price and the end of the rebate.
  expect(watches.map(({ kind }) => kind).toSorted()).toEqual(['price_drop', 'rebate_ends']);
  const watch = { endpoint: service.endpoint, ...watches[0] };
  await worker.evaluate(
    async (contents) => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      scope.dispatchEvent(new PushEvent('push', { data: JSON.stringify(contents) }));
    },
    {
      ...watch,
      title: 'Hudson Sofa',
      body: 'Now',
      stop_label: 'Stop these messages',
      url: '/product/hudson-sofa',
    },
  );
  await expect
    .poll(() =>
      worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobalScope;
        const [notification] = await scope.registration.getNotifications();
        if (!notification) return false;
        scope.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: 'stop' }));
        return true;
      }),
    )
    .toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(bell).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notify me about price/, pressed: true })).toHaveCount(0, {
      timeout: 2_000,
    });
  }).toPass();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});
