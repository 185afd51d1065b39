import type { BrowserContext, Page } from '@playwright/test';
import { stored, waitForControl, waitingWrites } from '../page-models/deviceStorage.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, test } from '../web/fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `${name} on my wishlist` })
    .first();

/** Creates an account whose session the pages of the context use. */
async function signIn(context: BrowserContext): Promise<Shopper> {
  const shopper = await new Shopper(context.request).begin();
  const account = { firstname: 'Philippa', lastname: 'Oakenshaw', password: 'violet-anvil-harbour' };
  await shopper.call('POST', '/customers', { ...account, email: `pwa-${crypto.randomUUID()}@example.com` });
  // The session of the customer has a token of its own.
  return shopper.begin();
}

const wishlistOf = async (shopper: Shopper) => {
  const items = await shopper.call<{ product: { name: string } }[]>('GET', '/customer/wishlist/items');
  return items.map(({ product }) => product.name);
};

/** Fires Background Sync at the service worker, as Chromium does when the network is back. watcher: a page of any site */
async function fireSync(watcher: Page, shop: string): Promise<void> {
  const client = await watcher.context().newCDPSession(watcher);
  const registration = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(shop) && !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.dispatchSyncEvent', {
    origin: shop,
    registrationId: await registration,
    tag: 'delayed-writes',
    lastChance: false,
  });
}

test('offline: opinions and changes wait on the device, and are sent later, once and in order, by Background Sync after the tab was closed', async ({
  page,
  context,
  server,
  faults,
}) => {
  const shopper = await signIn(context);
  await test.step('opinions are sent when the network is back', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (
        /\/(votes|comments|items|orders|payment)$/.test(new URL(request.url()).pathname) &&
        request.method() !== 'GET'
      )
        sent.push(`${request.postData()}`);
    });
    await page.goto('/blog');
    await main(page).getByRole('article').getByRole('link').first().click();
    await expect(main(page).getByLabel('Your name')).toBeVisible();
    await waitForControl(page);
    await context.setOffline(true);
    for (const text of ['First thought', 'Second thought']) {
      await main(page).getByLabel('Your name').fill('Ada');
      await main(page).getByLabel('Your comment').fill(text);
      await main(page).getByRole('button', { name: 'Send the comment' }).click();
      await expect(main(page).getByText('Your comment will be sent when you are back online.')).toBeVisible();
      await expect.poll(() => waitingWrites(page)).toContain(text);
    }
    await expect(page.getByText('2 changes will be sent when you are back online.')).toBeVisible();
    sent.length = 0;
    await context.setOffline(false);
    await expect.poll(() => waitingWrites(page)).toBe('[]');
    await page.reload();
    const bodies = sent.filter((body) => body.includes('thought'));
    // Where the browser has Background Sync, its worker may be the one that sends them.
    expect(bodies).toEqual(
      bodies.length === 0 ? [] : [expect.stringContaining('First'), expect.stringContaining('Second')],
    );
  });

  await test.step('changes of a closed tab are sent by Background Sync', async () => {
    await page.goto('/catalog/sofas');
    await waitForControl(page);
    await expect.poll(() => stored(page, ['storefront-seen', 'seen', 'products'])).toContain('Tate Sofa');
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/wishlist/items'))
        sent.push(`${request.postData()}`);
    });
    await context.setOffline(true);
    // In another order the list would end with other products.
    for (const name of ['Hudson Sofa', 'Tate Sofa', 'Hudson Sofa', 'Alder Sofa'])
      await heart(page, name).click();
    await expect(page.getByText('4 changes will be sent when you are back online.')).toBeVisible();
    const waiting = JSON.parse(await waitingWrites(page)) as { method: string }[];
    expect(waiting.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'POST']);
    const watcher = await context.newPage();
    await page.close();
    expect(await wishlistOf(shopper)).toEqual([]);
    sent.length = 0;
    await context.setOffline(false);
    await fireSync(watcher, server.url);
    await expect
      .poll(async () => (await wishlistOf(shopper)).toSorted())
      .toEqual(['Alder Sofa', 'Tate Sofa']);
    // A second event finds nothing to send.
    await fireSync(watcher, server.url);
    const later = await context.newPage();
    await later.goto(`${server.url}/wishlist`);
    await expect(heart(later, 'Alder Sofa')).toBeVisible();
    expect(await waitingWrites(later)).toBe('[]');
    expect(sent.length === 0 || sent.length === 4, `${sent.length} requests`).toBe(true);
  });
  faults.length = 0;
});
