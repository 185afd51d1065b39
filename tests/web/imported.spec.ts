import type { Page } from '@playwright/test';
import { Storefront } from '../page-models/Storefront.ts';
import { waitForApp } from './fixtures.ts';
import { expect, test } from './importedCatalog.ts';

/** The tests share one server, because the import takes longer than the tests. */
test.describe.configure({ mode: 'default' });

const count = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ products?$/);
const numberIn = async (page: Page) => Number(((await count(page).textContent()) ?? '').replace(/\D/g, ''));

test('search tolerates typing errors, and facets and sizes filter 2,962 products to the counts that they show', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('article').first();
  // relevance.test.ts tests further search terms.
  for (const [term, found] of [
    ['rf28 hd', /rf28hd/],
    ['frigo', /Refrigerator/],
    ['billy bokcase', /billy/],
  ] as const) {
    const logged = page.waitForRequest((request) => request.url().includes('/elasticsearch/log/query'));
    await page.goto(`/search/${encodeURIComponent(term)}`);
    const link = first.getByRole('link');
    await expect
      .poll(async () => `${await link.getAttribute('href')} ${await link.textContent()}`, term)
      .toMatch(found);
    expect((await logged).postDataJSON()).toMatchObject({ query: term });
  }
  await page.getByRole('banner').getByRole('combobox').fill('rf28');
  await expect(page.getByRole('option', { name: /RF28/ })).toHaveCount(4);

  await page.goto('/search/qqqzzz');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('qqqzzz');
  await page.getByRole('main').getByRole('combobox').fill('sofa');
  await page.getByRole('main').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\/sofa$/);
  await expect(first).toContainText(/sofa/i);

  await test.step('facets and sizes filter to the counts that they show, and report unknown sizes', async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Categories' });
    const more = menu.getByRole('button', { name: 'More' });
    for (const width of [1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(more, `a category too many at ${width}`).toBeInViewport();
      expect((await menu.boundingBox())?.height, `one line at ${width}`).toBeLessThan(60);
    }
    await more.press('Enter');
    await menu.getByRole('link', { name: 'All Furniture' }).press('Enter');
    await expect(page).toHaveURL(/\/catalog\/all-furniture$/);
    await expect(count(page)).toHaveText('2,962 products');
    const value = page.getByRole('checkbox', { name: /^BESTÅ/ }).first();
    const says = Number(((await value.locator('..').textContent()) ?? '').replace(/\D/g, ''));
    await value.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => numberIn(page)).toBe(says);
    await expect(value).toBeFocused();
    await page.goBack();
    await expect(count(page)).toHaveText('2,962 products');

    const side = page.getByRole('main').getByRole('complementary');
    const fit = side.getByRole('region', { name: 'Will it fit?' });
    await fit.getByLabel('Width').first().fill('40');
    await fit.getByLabel('Depth').first().fill('16');
    await fit.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(/fit=40x16x/);
    await expect(count(page)).not.toHaveText('2,962 products');
    const certain = await numberIn(page);
    await expect(side.getByText(`${certain} products fit for certain`)).toBeVisible();
    await side.getByRole('checkbox', { name: /sizes are not all known/ }).click();
    await expect.poll(() => numberIn(page)).toBeGreaterThan(certain);

    // The product page shows the result for the stored space.
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Will it fit?')).toContainText(/Not certain|It fits/);
  });
});

test('an endless listing, 1,565 locations, and links of a comparison and a wishlist', async ({
  page,
  browser,
  context,
}) => {
  await test.step('Back restores the scroll position of an endless listing', async () => {
    await page.goto('/catalog/all-furniture');
    const tiles = page.getByRole('main').getByRole('article');
    for (let tileCount = 24; tileCount <= 72; tileCount += 24) {
      await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(tileCount);
      await tiles.nth(tileCount - 1).scrollIntoViewIfNeeded();
    }
    const chosen = tiles.nth(60);
    await chosen.scrollIntoViewIfNeeded();
    const name = (await chosen.getByRole('link').textContent()) ?? '';
    await chosen.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(tiles.nth(60).getByRole('link')).toHaveText(name);
    await expect(tiles.nth(60)).toBeInViewport();
  });

  await test.step('locations are sorted by distance from a postcode, and one is selected', async () => {
    await page.goto('/stores');
    const main = page.getByRole('main');
    await main.getByLabel(/postal code/i).fill('10001');
    await main.getByRole('button', { name: 'Find' }).click();
    // The map's scale is in miles too, but is outside of the locations' articles.
    const miles = main.getByRole('article').getByText(/^[\d.,]+ mi/);
    await expect(miles.first()).toBeVisible();
    const distances = (await miles.allTextContents()).map((text) => Number.parseFloat(text));
    expect(new Set(distances).size).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await expect(main.getByRole('article')).toHaveCount(12);
    await main
      .getByRole('button', { name: /Make it my store/ })
      .first()
      .click();
    await expect(main.getByText('My store', { exact: true })).toBeVisible();
  });

  await test.step('a comparison and a wishlist open by their links', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/catalog/refrigerators');
    const tile = (index: number) => page.getByRole('main').getByRole('article').nth(index);
    for (const index of [0, 1]) {
      await new Storefront(page).compare(index);
      await tile(index)
        .getByRole('button', { name: /wishlist/ })
        .click();
    }
    await page.locator('a[href="/compare"]').first().click();
    await expect(page.getByRole('row', { name: /^Pay over time/ })).toContainText('a month');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const comparison = await page.evaluate(() => navigator.clipboard.readText());

    await page.goto('/wishlist');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const list = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newPage();
    await other.goto(comparison);
    await expect(other.getByRole('columnheader')).toHaveCount(2);
    await other.goto(list);
    await waitForApp(other);
    await other.getByRole('button', { name: 'Add all 2 products to my wishlist' }).click();
    await expect(other.getByText('All of it is on your wishlist')).toBeVisible();
    await other.getByRole('link', { name: 'My wishlist' }).click();
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
    await other.close();
  });
});
