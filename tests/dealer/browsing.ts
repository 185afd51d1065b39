import { expect, test } from './fixtures.ts';
import { type JourneyStep, runSteps } from './steps.ts';

const steps: readonly JourneyStep[] = [
  [
    'home shows blocks, menus and pictures of the dealer',
    async ({ shopper, page, backend }) => {
      const { main, storefront } = shopper;
      await shopper.open('/');
      await expect(storefront.heading('Welcome to Cascade')).toBeVisible();
      await expect(page.getByText('Free delivery this week')).toBeVisible();
      await expect(page.getByText('Cascade Home Center, Portland')).toBeAttached();
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Seating' }).first()).toBeVisible();
      await expect(header.getByRole('link', { name: 'Delivery' }).first()).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Popular sofas' })).toBeVisible();
      await expect(main.getByRole('article').first()).toContainText('Alder Sofa');
      await expect(main.getByText('Autumn rebate').first()).toBeAttached();
      const logo = header.getByRole('link', { name: 'Cascade Home Center, home' }).locator('img');
      await expect(logo).toHaveAttribute(
        'src',
        new RegExp(`${encodeURIComponent(backend.origin)}|${backend.origin}`),
      );
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    },
  ],

  [
    'a category filters, sorts and pages',
    async ({ shopper, page }) => {
      const { main, storefront } = shopper;
      await shopper.open('/catalog/sofas');
      await expect(storefront.heading('Sofas')).toBeVisible();
      await expect(main.getByText('5 products', { exact: true })).toBeVisible();
      await expect(main.getByText('Every sofa is made in Oregon.')).toBeVisible();
      await main.getByRole('checkbox', { name: /^Timberline/ }).click();
      await expect(main.getByText('2 products', { exact: true })).toBeVisible();
      await shopper.open('/catalog');
      await expect(main.getByText('31 products', { exact: true })).toBeVisible();
      await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price' });
      await expect(storefront.tiles.first()).toContainText('Birch Side Table');
      await main.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(storefront.tiles).toHaveCount(6);
    },
  ],

  [
    'search suggests and finds',
    async ({ shopper, page }) => {
      const { storefront } = shopper;
      await shopper.open('/');
      const box = page.getByRole('combobox', { name: 'Search products' });
      const suggest = (term: string, name: RegExp) =>
        shopper.attempt(
          async () => {
            await box.fill('');
            await box.fill(term);
          },
          () => expect(page.getByRole('option', { name })).toBeVisible(),
        );
      await suggest('chairs', /^Chairs/);
      await suggest('alder', /Alder Sofa/);
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\/alder/);
      await expect(storefront.tiles).toHaveCount(3);
    },
  ],

  [
    'a product has options, reviews, stock and a price',
    async ({ shopper, page }) => {
      const { main, storefront } = shopper;
      await shopper.open('/product/birch-sofa');
      await expect(storefront.heading('Birch Sofa')).toBeVisible();
      await expect(main.getByText('$1,199.00').first()).toBeVisible();
      await main.getByRole('radio', { name: 'Slate' }).click({ force: true });
      await expect(page).toHaveURL(/configurable_entity_id=224/);
      await expect(main.getByText('Five-year warranty')).toBeAttached();
      await main.getByRole('tab', { name: 'Customer reviews' }).click();
      await expect(main.getByText('Sturdy').first()).toBeVisible();
    },
  ],

  [
    'a bundle names its parts, with a link to each',
    async ({ shopper }) => {
      const { main, storefront } = shopper;
      await shopper.open('/product/cedar-dining-set');
      await expect(storefront.heading('Cedar Dining Set')).toBeVisible();
      await expect(main.getByText('$1,599.00').first()).toBeVisible();
      for (const [name, path] of [
        ['Fir Armchair', '/product/fir-armchair'],
        ['Cedar Dining Table', '/product/cedar-dining-table'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
    },
  ],

  [
    'a shopper chooses a location',
    async ({ shopper, page }) => {
      await shopper.open('/stores');
      await expect(shopper.main.getByText('Cascade Gresham').first()).toBeVisible();
      await shopper.open('/product/elm-recliner');
      await page.getByRole('button', { name: 'Choose a store', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Find a store' });
      await drawer.getByLabel('ZIP or postal code').fill('97030');
      await drawer.getByLabel('ZIP or postal code').press('Enter');
      await drawer.getByRole('button', { name: 'Make it my store: Cascade Gresham' }).click();
      await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
    },
  ],

  [
    'wish list and comparison of a guest',
    async ({ shopper, page }) => {
      await shopper.addToWishlist('/product/elm-recliner', 'Elm Recliner');
      await expect(page.getByRole('link', { name: /Wishlist, 1 product/ }).first()).toBeVisible();
      await shopper.open('/catalog/sofas');
      for (const index of [0, 1]) await shopper.storefront.compare(index);
      await page.locator('a[href="/compare"]').first().click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    },
  ],
];

/** The journey of a visitor who looks around. further: steps after those of every backend */
export function browsingJourney(further: readonly JourneyStep[] = []): void {
  test('a visitor looks around', ({ page, shopper, backend }) =>
    runSteps([...steps, ...further], { page, shopper, backend }));
}
