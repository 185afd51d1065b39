import { type Dealer, openDealer } from './dealerBackend.ts';
import { expect, test } from './fixtures.ts';

/** The demo without third-party scripts, which has the strictest policy. */
let dealer: Dealer;
test.beforeAll(async ({ server }) => {
  const config: object = await (await fetch(`${server.url}/api/rest/config`)).json();
  const switchedOn = Object.entries(config).filter(([, part]) => part?.enabled && part.script_url);
  dealer = await openDealer(
    server.url,
    Object.fromEntries(switchedOn.map(([name]) => [name, { enabled: false }])),
  );
});
test.afterAll(() => dealer.close());

test('the policy blocks markup from text and foreign styles and images, but no page and no structured data', async ({
  page,
  faults,
}) => {
  await page.goto(`${dealer.url}/`);
  const attempts = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    let thrown = '';
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.hacked = 1">');
    } catch (error) {
      thrown = (error as Error).name;
    }
    const style = document.createElement('style');
    style.textContent = 'body { --injected: 1 }';
    document.head.append(style);
    const image = new Image();
    const imageError = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'https://pictures.example/spy.gif';
    await imageError;
    const isStyled = getComputedStyle(document.body).getPropertyValue('--injected') !== '';
    return { thrown, isStyled, blocked };
  });
  expect(attempts).toEqual({
    thrown: 'TypeError',
    isStyled: false,
    blocked: expect.arrayContaining(['require-trusted-types-for', 'style-src-elem', 'img-src']),
  });
  faults.length = 0;

  await page.goto(`${dealer.url}/catalog/sofas`);
  await page.getByRole('main').getByRole('link', { name: 'Hudson Sofa', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hudson Sofa' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  // The app itself violates no rule of the policy.
  for (const path of ['/product/hudson-sofa', '/stores', '/blog', '/compare', '/checkout/cart']) {
    await page.goto(dealer.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
});
