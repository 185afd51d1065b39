import { type Dealer, openDealer, type StandInServer, startStandInServer } from './dealerBackend.ts';
import { expect, test, waitUntilHydrated } from './fixtures.ts';

// These tests share two servers, so one test worker runs them all.
test.describe.configure({ mode: 'default' });

const responses: Record<string, string> = {
  '/gtm.js': 'window.tagManager = window.dataLayer.slice(0)',
  '/chat.js': 'window.chat = document.currentScript.dataset.account',
};

let requestUrls: string[] = [];
let tags: StandInServer;
let stranger: StandInServer;
let dealer: Dealer;

test.beforeAll(async ({ server }) => {
  tags = await startStandInServer((request, reply) => {
    const path = request.url?.split('?')[0] ?? '';
    requestUrls.push(request.url ?? '');
    reply.statusCode = responses[path] ? 200 : 404;
    reply.setHeader('content-type', 'text/javascript');
    reply.end(responses[path] ?? '');
  });
  stranger = await startStandInServer((_, reply) => reply.end('window.stranger = true'));
  dealer = await openDealer(
    server.url,
    {
      services: {
        gtm_id: 'GTM-TEST',
        gtm_url: tags.url,
        ga4_id: 'G-TEST',
        social_conversion_path: '/social/conversion',
      },
    },
    {
      '/blocks/site-scripts-inline': {
        identifier: 'site-scripts-inline',
        content: `<script>window.order = ['inline']</script><script src="${tags.url}/chat.js" data-account="A7"></script><script>window.order.push(window.chat)</script>`,
      },
      '/social/conversion': {},
      '/scripts': [
        { identifier: 'hello', content: 'window.hello = "list"' },
        { identifier: 'stranger', src: `${stranger.url}/x.js` },
      ],
    },
  );
});
test.afterAll(() => Promise.all([dealer.close(), tags.close(), stranger.close()]));
test.beforeEach(() => {
  requestUrls = [];
});

const read = (page: import('@playwright/test').Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);

test('third parties load once the page is usable, the dealer’s scripts in their order, under a policy; none with pagespeed=true', async ({
  page,
  request,
  faults,
}) => {
  await test.step('a frame counts browsers without scripts, under a policy that permits configured hosts only', async () => {
    const frame = `<noscript><iframe src="${tags.url}/ns.html?id=GTM-TEST"`;
    const ask = () => request.get(`${dealer.url}/about-us`);
    // A server just started may miss the deadline for its first page and send index.html.
    await expect.poll(async () => (await ask()).text()).toContain(frame);
    const policy = (await ask()).headers()['content-security-policy'];
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${tags.url} [^;]*google-analytics`));
    expect(policy).not.toContain(stranger.url);
    expect(policy).not.toContain('facebook');
  });

  await test.step('scripts load after the page, in their order', async () => {
    await page.goto(`${dealer.url}/about-us`);
    await expect.poll(() => read(page, 'hello')).toBe('list');
    expect(await read(page, 'order')).toEqual(['inline', 'A7']);
    await expect
      .poll(() => read(page, 'tagManager'))
      .toContainEqual(expect.objectContaining({ event: 'site', store_code: 'maple', ga4_id: 'G-TEST' }));
    const isAfterLoad = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/gtm.js'));
      return (script?.startTime ?? 0) >= (navigation?.loadEventStart ?? Number.POSITIVE_INFINITY);
    });
    expect(isAfterLoad).toBe(true);

    // A script of a host outside of the configuration does not run, and its failure is logged.
    await expect.poll(() => faults.join('\n')).toContain(`${stranger.url}/x.js`);
    expect(faults.join('\n')).toContain(`did not load: ${tags.url}/gtag/js?id=G-TEST`);
    expect(await read(page, 'stranger')).toBeUndefined();
    faults.length = 0;

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^5\d\d-/ })
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
        (link as HTMLElement).click();
      });
    expect(await read(page, 'dataLayer')).toContainEqual({
      event: 'click_to_call',
      phone: '5035550100',
      value: 600,
    });
  });

  await test.step('pagespeed=true loads no third party, and keeps the shop’s own log', async () => {
    requestUrls = [];
    // The log may still send a click of the page before.
    const log = page.waitForRequest(
      (sent) => sent.url().endsWith('/api/rest/alta/log') && sent.postDataJSON().event === 'page_view',
    );
    await page.goto(`${dealer.url}/about-us?pagespeed=true`);
    await waitUntilHydrated(page);
    await expect(page.locator(`script[src^="${tags.url}"]`)).toHaveCount(0);
    expect(requestUrls).toEqual([]);
    expect(await read(page, 'order')).toBeUndefined();
    expect(await page.content()).not.toContain('ns.html');
    expect((await log).postDataJSON()).toMatchObject({ path: '/about-us' });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});

test('events of a shopper reach the data layer and, with consent, the social network', async ({
  page,
  faults,
}) => {
  const conversions: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rest/social/conversion')) conversions.push(request.postDataJSON());
  });
  await page.addInitScript(() => {
    window.OnetrustActiveGroups = ',C0001,C0004,';
  });
  const events = async () =>
    ((await read(page, 'dataLayer')) as { event?: string }[] | undefined)?.flatMap(
      ({ event }) => event ?? [],
    );

  await page.goto(`${dealer.url}/search/hudson`);
  await expect.poll(events).toEqual(expect.arrayContaining(['page_view', 'search', 'view_item_list']));
  await page.getByRole('main').getByRole('link', { name: 'Hudson Sofa', exact: true }).first().click();
  await expect.poll(events).toEqual(expect.arrayContaining(['select_item', 'view_item']));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(events).toContain('add_to_cart');
  const [added] = ((await read(page, 'dataLayer')) as { event?: string; ecommerce?: object }[]).filter(
    ({ event }) => event === 'add_to_cart',
  );
  expect(added?.ecommerce).toMatchObject({
    currency: 'USD',
    items: [{ item_name: 'Hudson Sofa', quantity: 1, item_category: 'Sofas' }],
  });
  await page.goto(`${dealer.url}/checkout/cart`);
  await expect.poll(events).toContain('view_cart');
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click();
  await expect.poll(events).toContain('begin_checkout');

  await expect
    .poll(() => conversions.map(({ event_name }) => event_name).toSorted())
    .toEqual(['AddToCart', 'Search', 'ViewContent', 'ViewContent']);
  expect(conversions.find(({ event_name }) => event_name === 'AddToCart')).toMatchObject({
    action_source: 'website',
    custom_data: { currency: 'USD' },
  });
  faults.length = 0;
});
