import { expect, test } from './fixtures.ts';

/** The HTML that the server sends, before any script runs. */
const source = async (request: import('@playwright/test').APIRequestContext, path: string) =>
  (await request.get(path, { headers: { accept: 'text/html' } })).text();

test('the server renders heading, title, description and canonical URL', async ({ request }) => {
  for (const path of ['/', '/catalog/sofas', '/product/hudson-sofa']) {
    const html = await source(request, path);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toMatch(/<link rel="canonical" href="http:\/\/[^"]+"/);
    expect(html, path).toContain('id="boot"');
  }
});

test('a product page contains structured data', async ({ request }) => {
  const html = await source(request, '/product/hudson-sofa');
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(String(json)),
  );
  const kinds = facts.flat().map((fact) => fact['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
});

test('each language has its own page, and each names the other', async ({ request }) => {
  const french = await source(request, '/fr/catalog/sofas');
  expect(french).toMatch(/<html lang="fr/);
  expect(french).toMatch(/hreflang="en/i);
});

test('serves the second tenant at its own host', async ({ request, server }) => {
  const host = `boreale.localhost:${new URL(server.url).port}`;
  const html = await (await request.get('/', { headers: { host } })).text();
  expect(html).toContain('<html lang="fr-CA"');
  expect(html).toContain('Maison Boréale');
});

test('a special collection stands after any path, under one canonical address (docs/spec/01 §3)', async ({
  page,
  request,
}) => {
  const canonical = /<link rel="canonical" href="http:\/\/[^"]+\/catalog\/special\/collection\/hudson"/;
  for (const before of ['', '/catalog', '/catalog/sofas', '/ideas/autumn'])
    expect(await source(request, `${before}/special/collection/hudson`), before).toMatch(canonical);
  expect((await request.get('/catalog/sofas/special/moon/full')).status()).toBe(404);

  await page.goto('/catalog/sofas/special/collection/hudson');
  await expect(page.getByRole('main').getByText(/^\d+ products?$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/catalog\/sofas\/special\/collection\/hudson\?.*order=/);
});

test('an unknown route and an unknown product return 404 with a page of the storefront', async ({ page }) => {
  for (const path of ['/no/such/page', '/product/no-such-product', '/catalog/no-such-category']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('h1'), path).toBeVisible();
  }
});
