import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page as far as it has arrived when the element with this text in its tag begins. */
async function openUntil(page: Page, path: string, part: string): Promise<void> {
  const isPage = (url: URL) => url.pathname === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<', html.indexOf(part))) });
  });
  await page.goto(path);
  await page.unroute(isPage);
}

/** Opens a page without scripts, which would complete it. */
async function openPage(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  return context.newPage();
}

test('the search box does not move, however slowly the page streams in', async ({ browser, server }) => {
  const page = await openPage(browser, server.url, 1000);
  const search = page.getByRole('combobox', { name: 'Search' });
  await openUntil(page, '/', 'data-part="cart"');
  await expect(page.locator('[data-part="logo"] a')).toBeVisible();
  await expect(search).toBeHidden();
  await openUntil(page, '/', 'data-part="nav"');
  await expect(search).toBeVisible();
  const place = await search.boundingBox();
  await page.goto('/');
  expect(await search.boundingBox()).toEqual(place);
  await page.context().close();
});

test('the toolbar of a listing does not move, however slowly the page streams in', async ({
  browser,
  server,
}) => {
  const page = await openPage(browser, server.url, 390);
  /** The upper left corner of a button. */
  const placeOf = async (name: string) => {
    const { x = 0, y = 0 } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
    return [x, y];
  };
  await openUntil(page, '/fr/catalog/sofas', 'title="Afficher en grille"');
  const postcode = await placeOf('Code postal');
  await openUntil(page, '/fr/catalog/sofas', '>Trier par<');
  const filters = await placeOf('Filtres');
  await page.goto('/fr/catalog/sofas');
  expect({ postcode, filters }).toEqual({
    postcode: await placeOf('Code postal'),
    filters: await placeOf('Filtres'),
  });
  expect(postcode).not.toEqual([0, 0]);
  await page.context().close();
});
