import { expect, test } from './fixtures.ts';

/** The HTML that the server sends, before any script runs. */
const source = async (request: import('@playwright/test').APIRequestContext, path: string) =>
  (await request.get(path, { headers: { accept: 'text/html' } })).text();

test('the server renders head, structured data, languages, tenants and pages that are not found', async ({
  page,
  request,
  server,
}) => {
  for (const path of ['/', '/catalog/sofas', '/product/hudson-sofa']) {
    const html = await source(request, path);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toMatch(/<link rel="canonical" href="http:\/\/[^"]+"/);
    expect(html, path).toContain('id="boot"');
  }

  await test.step('a product page contains structured data', async () => {
    const html = await source(request, '/product/hudson-sofa');
    const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(String(json)),
    );
    const kinds = facts.flat().map((fact) => fact['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  });

  await test.step('each language has its own page, and each names the other', async () => {
    const french = await source(request, '/fr/catalog/sofas');
    expect(french).toMatch(/<html lang="fr/);
    expect(french).toMatch(/hreflang="en/i);
  });

  await test.step('the second tenant has its own host', async () => {
    const host = `boreale.localhost:${new URL(server.url).port}`;
    const html = await (await request.get('/', { headers: { host } })).text();
    expect(html).toContain('<html lang="fr-CA"');
    expect(html).toContain('Maison Boréale');
  });

  await test.step('an unknown route and an unknown category are not found', async () => {
    for (const path of ['/no/such/page', '/product/no-such-product', '/catalog/no-such-category']) {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toMatch(/<h1[\s>]/);
    }
  });

  await test.step('a special collection stands after any path, under one canonical address (docs/spec/01 §3)', async () => {
    const canonical = /<link rel="canonical" href="http:\/\/[^"]+\/catalog\/special\/collection\/hudson"/;
    for (const before of ['', '/catalog', '/catalog/sofas', '/ideas/autumn'])
      expect(await source(request, `${before}/special/collection/hudson`), before).toMatch(canonical);
    expect((await request.get('/catalog/sofas/special/moon/full')).status()).toBe(404);

    await page.goto('/catalog/sofas/special/collection/hudson');
    await expect(page.getByRole('main').getByText(/^\d+ products?$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/catalog\/sofas\/special\/collection\/hudson\?.*order=/);
  });
});
